/// Computes from a program what has to show, and which bodies have to run.
///
/// After every step it computes every body anew, from the root down. There is no graph and no node: of
/// the past it knows, for each place in the tree, the state, the fields, and what the body read with
/// the values it found. A body has to run if its place is new, if its parent made it anew with other
/// fields, or if something it read in its last run is now another value; and otherwise it must not.
struct Oracle {
  /// What shows and what ran after the last step.
  var picture = Picture()

  let root: Component
  var rootSurroundings = Surroundings()
  var objects = Array(repeating: ObjectState(), count: Model.count)
  var states: [Place: ViewState] = [:]
  var runs: [Place: Run] = [:]
  var notes: [Place: [Int]] = [:]
  /// The shared stations, then those that views have or had for themselves.
  var stations = Array(repeating: StationState(), count: Station.count)
  /// What is presented, by the place of the modifier.
  var presented: [Place: Int] = [:]
  var runCount = 0
  var atlas = Atlas()

  // What is only known while a picture is made.
  var visited: Set<Place> = []
  var gathered: [Int]?
  var sheets: [Place: (sheet: Sheet, item: Item)] = [:]
  var modifiedViews: [Place: (view: Appearance, isRemade: Bool)] = [:]

  /// Shows a component for the first time.
  init(_ root: Component) {
    self.root = root
    show()
  }
}

extension Oracle {
  /// What shows and what ran after a step.
  struct Picture {
    var texts: [String] = []
    /// The bodies that ran, as fixture and number of the component, parents before children.
    var runs: [String] = []
    /// What was noted of preferences, in the order of the ends of the views.
    var notes: [String] = []
    /// The components whose sheets went away, those in a view before those over it.
    var dismissals: [String] = []
    /// The sheets, in the order of the tree.
    var sheets: [Place] = []
    /// Every view with a body, in the order of the tree.
    var instances: [Instance] = []
  }

  /// A view in the tree.
  struct Instance {
    let component: Int
    let place: Place
    let binding: Location
    /// The sheet that it is in.
    let presentation: Place?
  }

  /// What a view keeps.
  struct ViewState {
    var values: Values
    /// The station that it has for itself.
    let station: Int
    var versions = Versions()

    struct Values: Equatable {
      var number = 0
      var items: [Item] = []
      var name = 0
      var count = 0
    }

    /// How often each state became another one.
    struct Versions {
      var number = 0
      var items = 0
      var record = 0
    }
  }

  /// The properties of an object that publishes, and how often it did.
  struct StationState {
    var x = 0
    var y = 0
    var version = 0
  }

  /// The properties of an observable object, and how often each was written.
  struct ObjectState {
    var x = 0
    var y = 0
    var versionOfX = 0
    var versionOfY = 0
  }

  /// The last run of a body or of a loop's content, or the last time that a write was handed down.
  struct Run {
    /// Tells it from every other run.
    var number: Int
    var fields: Fields?
    var reads: [Read]
  }

  /// Something that was read, with the value that was found.
  ///
  /// What counts its writes is compared by their number: the library learns of each.
  enum Read: Equatable {
    case number(Place, version: Int)
    case items(Place, version: Int)
    case record(Place, version: Int)
    case part(Location, Int)
    case property(Source, Int)
    case key(Surroundings.Key, Surroundings.Value)
    case object(Int, Source.Field, version: Int)
    case published(Int, version: Int)
    case trigger(Location, Item?)
  }
}
