// The names that samples in documentation comments take for granted. Scripts/check-samples compiles
// each sample as a part of an extension of `Sample`, in another module. Readers of a sample do not
// see these files. A name is here if they understand the sample without its declaration.

// MARK: Values

/// The values that samples use.
///
/// A property is a state if a sample sets it, or makes a binding to it.
@MainActor struct Sample {
  let isConnected, isLocked, isSearching, isWide: Bool
  @State var isAsking: Bool
  @State var isDiskFull: Bool
  @State var isExported: Bool
  @State var isExporting: Bool
  @State var isLiked: Bool
  @State var isOpen: Bool
  @State var isPublic: Bool
  @State var isShown: Bool
  @State var isTargeted: Bool
  @State var logs: Bool
  @State var showsAdvanced: Bool
  @State var showsShadow: Bool
  @State var watersAtNight: Bool

  let liters: Double
  let time: Float
  @State var count: Int
  @State var length: Double
  @State var level: Double
  @State var likes: Int
  @State var price: Double
  @State var rating: Double
  @State var scale: Double
  @State var score: Int
  @State var seats: Int
  @State var seconds: Int
  @State var servings: Int
  @State var size: Int
  @State var speed: Double
  @State var volume: Double

  let event, plant: String
  let cities, links, plants: [String]
  let user: String?
  @State var city: String
  @State var name: String
  @State var names: [String]
  @State var note: String
  @State var notes: [String]
  @State var password: String
  @State var street: String
  @State var text: String

  let deadline, end, launch: Date
  let folder, server, url: URL
  let stops: [Double]
  @State var start: Date

  let content: Screen
  let distance: CGFloat
  let frame: CGRect
  let image: Image
  let path: CGPath
  let transform: CGAffineTransform
  @State var angle: Angle
  @State var background: Color
  @State var offset: CGSize
  @State var width: CGFloat

  let albums: [Album]
  let card: Card
  let cards: [Card]
  let flower: Flower
  let flowers: [Flower]
  let folders: [Folder]
  let item: Item
  let message: Message
  let next: Set<Flower.ID>
  let photo: Photo
  let photos: [Photo]
  let points: [AXDataPoint]
  let recipe: Card
  let rows: [Item]
  let song: Song
  let students: [Student]
  let subjects: [Subject]
  @State var album: Album?
  @State var flavor: Flavor
  @State var items: [Item]
  @State var order: [KeyPathComparator<Person>]
  @State var page: Page
  @State var people: [Person]
  @State var selected: Person.ID?
  @State var selectedCards: [Card.ID]
  @State var selectedID: Flower.ID?
  @State var selection: Set<Flower.ID>
  @State var shelf: [Book]
  @State var songs: [Song]

  let analytics: Analytics
  let browser: Browser
  let cache: Cache
  let clicks: PassthroughSubject<Void, Never>
  let game: Game
  let queue: DispatchQueue
  let store: Store

  let host: TestHost
  let tree: ViewTree
  let element, target: Element
  let measure: DrawingMeasure
  let node: AccessibilityNode
  let position: ElementPoint
  let screen: ScreenLayout
  let session: AppSession
  let subviews: LayoutSubviews
  @State var description: ElementDescription
  @State var settings: ScreenSettings
}

// MARK: Actions

func add() {}
func addButton(_ title: String, action: @escaping () -> Void) {}
func apply(_ mutations: [ElementMutation]) {}
func archive() {}
func close() {}
func closeAll() {}
func copy() {}
func delete() {}
func delete<Value>(_ value: Value) {}
func draw<Value>(_ value: Value) {}
func draw<Value>(_ value: Value, at frame: CGRect) {}
func draw<Value, Paint>(_ value: Value, _ paint: Paint) {}
func draw<Value, Font>(_ value: Value, font: Font) {}
func draw(dial level: Double) {}
func drawBox(isOn: Bool) {}
func drawText(_ text: String) {}
func empty() {}
func extendSelection() {}
func load(_ providers: [NSItemProvider], at index: Int) {}
func markAsRead(_ message: Message) {}
func move(by distance: CGSize) {}
func open(_ flowers: Set<Flower.ID>) {}
func play(_ sound: String) {}
func quit() {}
func reload() {}
func rename() {}
func reply() {}
func save() {}
func scheduleNextFrame() {}
func send() -> Bool { true }
func signIn() {}
func speak(_ text: String) {}
func startTimer(minutes: Int) {}
func toggleBold() {}
func upload() {}
func water(_ flower: Flower) {}
