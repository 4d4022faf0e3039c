public import Ambient
import AmbientTesting
import Observation
import Testing

/// Tests that every syntax for reading the environment compiles, and reads the written value.
@MainActor
struct `The environment can be read` {
  @Test func `A property of any access level can read the environment by a key path`() {
    struct Reader: View {
      @Environment(\.word) private var one
      @Environment(\.word) var two
      @Environment(\.word) private var three: String
      @Environment(\.word)
      private var four
      @Environment(\.word) internal var five

      var body: some View { Text([one, two, three, four, five].joined(separator: " ")) }
    }
    let host = TestHost { Reader().environment(\.word, "a") }
    #expect(host.texts == ["a a a a a"])
    #expect(host.takeBodies() == ["Reader"])
  }

  @Test func `A public property of a public view can read the environment`() {
    let host = TestHost { PublicReader() }
    #expect(host.texts == ["none"])
  }

  @Test func `A value with a name in backticks can be read from the environment`() {
    struct Reader: View {
      @Environment(\.`repeat`) private var `repeat`
      var body: some View { Text("\(`repeat`)") }
    }
    #expect(TestHost { Reader().environment(\.`repeat`, 3) }.texts == ["3"])
  }

  @Test func `A key path with its root spelled out can read the environment`() {
    struct Reader: View {
      @Environment(\EnvironmentValues.word) var word
      var body: some View { Text(word) }
    }
    #expect(TestHost { Reader().environment(\EnvironmentValues.word, "b") }.texts == ["b"])
  }

  @Test func `An object can be read from the environment by its type`() {
    struct Reader: View {
      @Environment(Desk.self) private var desk
      @Environment(Desk.self) private var maybe: Desk?
      var body: some View { Text("\(desk.owner) \(maybe === desk)") }
    }
    #expect(TestHost { Reader().environment(Desk("Ada")) }.texts == ["Ada true"])
  }

  @Test func `An optional object that is not set in the environment is read as nil`() {
    struct Reader: View {
      @Environment(Desk.self) private var desk: Desk?
      var body: some View { Text(desk?.owner ?? "no desk") }
    }
    #expect(TestHost { Reader() }.texts == ["no desk"])
  }

  @Test func `A view can receive the key path of its environment property in an initializer`() {
    struct Reader: View {
      @Environment private var text: String
      init(_ keyPath: KeyPath<EnvironmentValues, String>) { _text = Environment(keyPath) }
      var body: some View { Text(text) }
    }
    let host = TestHost { Reader(\.word).environment(\.word, "c") }
    #expect(host.texts == ["c"])
  }

  @Test func `A program can declare its own initializer of Environment`() {
    struct Reader: View {
      @Environment() private var greeting: Greeting
      var body: some View { Text(greeting.text) }
    }
    #expect(TestHost { Reader() }.texts == ["hello"])
  }

  @Test func `A nested key path can read a part of an environment value`() {
    struct Reader: View {
      @Environment(\.shelf.label.count) var count
      var body: some View { Text("\(count)") }
    }
    #expect(TestHost { Reader().environment(\.shelf.label, "four") }.texts == ["4"])
  }

  @Test func `An optional chain can read a part of an optional environment value`() {
    struct Reader: View {
      @Environment(\.spareShelf?.label) var label
      var body: some View { Text(label ?? "no shelf") }
    }
    #expect(TestHost { Reader() }.texts == ["no shelf"])
    #expect(TestHost { Reader().environment(\.spareShelf, Shelf(label: "x")) }.texts == ["x"])
  }

  @Test func `A key path can read an element of a collection in the environment`() {
    struct Reader: View {
      @Environment(\.shelf.books[1]) var book
      var body: some View { Text(book) }
    }
    let host = TestHost { Reader().environment(\.shelf, Shelf(books: ["p", "q"])) }
    #expect(host.texts == ["q"])
  }

  @Test func `A subscript that the program declares can read the environment`() {
    struct Reader: View {
      @Environment(\.[Slot(2)]) var value
      var body: some View { Text("\(value)") }
    }
    #expect(TestHost { Reader().environment(\.[Slot(2)], 20) }.texts == ["20"])
    #expect(TestHost { Reader().environment(\.[Slot(3)], 20) }.texts == ["0"])
  }

  @Test func `A view can read the whole environment`() {
    struct Reader: View {
      @Environment(\.self) private var environment
      var body: some View { Text(environment.word + environment[NumberKey.self].description) }
    }
    #expect(TestHost { Reader().environment(\.word, "w") }.texts == ["w0"])
  }

  @Test func `A property can combine the property wrappers Environment and Binding`() {
    struct Reader: View {
      @Environment(\.flag) @Binding var flag: Bool
      var body: some View {
        Text("\(flag)")
        Button("Flip") { flag.toggle() }
        Button("Flip by wrapper") { _flag.wrappedValue.wrappedValue.toggle() }
      }
    }
    struct Root: View {
      @State private var flag = false
      var body: some View { Reader().environment(\.flag, $flag) }
    }
    let host = TestHost { Root() }
    host.tap("Flip")
    #expect(host.texts.first == "true")
    host.tap("Flip by wrapper")
    #expect(host.texts.first == "false")
  }

  @Test func `A stored property of type Environment needs no attribute to read a value`() {
    struct Reader: View {
      let word: Environment<String>
      var body: some View { Text(word.wrappedValue) }
    }
    let host = TestHost { Reader(word: Environment(\.word)).environment(\.word, "d") }
    #expect(host.texts == ["d"])
  }

  @Test func `A function that receives the property wrapper can read the environment`() {
    struct Reader: View {
      @Environment(\.word) private var word
      var body: some View { Text(_word.wrappedValue + shout(_word)) }
      private func shout(_ word: Environment<String>) -> String { word.wrappedValue.uppercased() }
    }
    #expect(TestHost { Reader().environment(\.word, "e") }.texts == ["eE"])
  }

  @Test func `A key path in a variable can read the environment`() {
    struct Reader: View {
      private var word: Environment<String>
      init(keyPath: KeyPath<EnvironmentValues, String>) { word = .init(keyPath) }
      var body: some View { Text(word.wrappedValue) }
    }
    let keyPath: KeyPath<EnvironmentValues, Shelf> = \.shelf
    let host = TestHost {
      Reader(keyPath: keyPath.appending(path: \.label)).environment(\.shelf.label, "f")
    }
    #expect(host.texts == ["f"])
  }

  @Test func `A reader can use a different key path in the next update`() {
    struct Reader: View {
      @Environment var word: String
      var body: some View { Text(word) }
    }
    struct Root: View {
      @State private var isOther = false
      var body: some View {
        Reader(word: isOther ? Environment(\.otherWord) : Environment(\.word))
          .environment(\.word, "one").environment(\.otherWord, "two")
        Button("Other") { isOther = true }
      }
    }
    let host = TestHost { Root() }
    host.takeBodies()
    host.tap("Other")
    #expect(host.texts == ["two", "Other"])
    #expect(host.takeBodies() == ["Root", "Reader"])
  }

  @Test func `Modifiers, dynamic properties and environmental modifiers read the environment`() {
    struct Suffix: DynamicProperty {
      @Environment(\.word) private var word
      var text: String { "-\(word)" }
    }
    struct Labeled: ViewModifier {
      @Environment(\.word) private var word
      private let suffix = Suffix()
      func body(content: Content) -> some View {
        content
        Text(word + suffix.text)
      }
    }
    struct Chosen: EnvironmentalModifier {
      func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        Resolved(text: environment.word + "!")
      }
    }
    let host = TestHost {
      Text("x").modifier(Labeled()).modifier(Chosen()).environment(\.word, "g")
    }
    #expect(host.texts == ["x", "g-g", "g!"])
    #expect(host.takeBodies() == ["Resolved", "Labeled"])
  }

  private struct Resolved: ViewModifier {
    let text: String
    func body(content: Content) -> some View {
      content
      Text(text)
    }
  }
}

/// Tests of every syntax for declaring an environment key.
@MainActor
struct `Environment keys` {
  @Test func `An environment key can declare its default in every way that Swift allows`() {
    let values = EnvironmentValues()
    #expect(values[Inferred.self] == 1)
    #expect(values[Annotated.self] == 2)
    #expect(values[Computed.self] == 3)
    #expect(values[Absent.self] == nil)
    #expect(values[Aliased.self] == 4)
    #expect(values[Case.self] == 5)
    #expect(values[Reference.self] == 6)
    #expect(values[Generic<[String]>.self] == [])
    #expect(values[Itself.self].number == 7)
    #expect(values[EnvironmentValues.Nested.self] == 8)
    #expect(values[Qualified.self] == 9)
    #expect(values[Flag.self] == true)
  }

  @Test func `A generic key type is a different key for each type argument`() {
    var values = EnvironmentValues()
    values[Generic<[Int]>.self] = [1]
    #expect(values[Generic<[Int]>.self] == [1])
    #expect(values[Generic<[String]>.self] == [])
  }

  private struct Inferred: EnvironmentKey { static let defaultValue = 1 }
  private struct Annotated: EnvironmentKey { static let defaultValue: Int = 2 }
  private struct Computed: EnvironmentKey { static var defaultValue: Int { 3 } }
  private struct Absent: EnvironmentKey { static var defaultValue: Int? { nil } }
  private struct Aliased: EnvironmentKey {
    typealias Value = Int
    static let defaultValue = 4
  }
  private enum Case: EnvironmentKey { static let defaultValue = 5 }
  private final class Reference: EnvironmentKey { static var defaultValue: Int { 6 } }
  private struct Generic<Items: RangeReplaceableCollection>: EnvironmentKey {
    static var defaultValue: Items { Items() }
  }
  private struct Itself: EnvironmentKey {
    var number = 7
    static let defaultValue = Itself()
  }
  private struct Qualified: Ambient.EnvironmentKey { static let defaultValue = 9 }
  private struct Flag: FeatureFlag {}
}

private protocol FeatureFlag: EnvironmentKey where Value == Bool {}
extension FeatureFlag { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  fileprivate struct Nested: EnvironmentKey { static let defaultValue = 8 }
}

private struct Greeting: EnvironmentKey {
  var text = "hello"
  static let defaultValue = Greeting()
}

extension EnvironmentValues {
  fileprivate subscript<K: EnvironmentKey>(own type: HashableType<K>) -> K.Value {
    get { self[K.self] }
    set { self[K.self] = newValue }
  }
}

private struct HashableType<T>: Hashable {}

extension Environment where Value: EnvironmentKey, Value.Value == Value {
  fileprivate init() { self.init(\EnvironmentValues[own: HashableType<Value>()]) }
}

/// A public view, as a library could declare it.
public struct PublicReader: View {
  /// The text that the view shows.
  @Environment(\.word) public var word

  /// Creates the view.
  public init() {}

  /// A text that shows the word.
  public var body: some View { Text(word) }
}

@Observable private final class Desk {
  let owner: String
  init(_ owner: String) { self.owner = owner }
}

private struct Shelf {
  var label = ""
  var books: [String] = []
}

private struct Slot: Hashable {
  let index: Int
  init(_ index: Int) { self.index = index }
}

private struct WordKey: EnvironmentKey { static let defaultValue = "none" }
private struct OtherWordKey: EnvironmentKey { static let defaultValue = "none" }
private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }
private struct ShelfKey: EnvironmentKey { static let defaultValue = Shelf() }
private struct SpareShelfKey: EnvironmentKey { static let defaultValue: Shelf? = nil }
private struct FlagKey: EnvironmentKey { static let defaultValue = Binding.constant(false) }
private struct SlotsKey: EnvironmentKey { static let defaultValue: [Slot: Int] = [:] }

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
  fileprivate var otherWord: String {
    get { self[OtherWordKey.self] }
    set { self[OtherWordKey.self] = newValue }
  }
  fileprivate var `repeat`: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  fileprivate var shelf: Shelf {
    get { self[ShelfKey.self] }
    set { self[ShelfKey.self] = newValue }
  }
  fileprivate var spareShelf: Shelf? {
    get { self[SpareShelfKey.self] }
    set { self[SpareShelfKey.self] = newValue }
  }
  fileprivate var flag: Binding<Bool> {
    get { self[FlagKey.self] }
    set { self[FlagKey.self] = newValue }
  }
  fileprivate subscript(slot: Slot) -> Int {
    get { self[SlotsKey.self][slot] ?? 0 }
    set { self[SlotsKey.self][slot] = newValue }
  }
}
