/// Computes the expected texts and body runs of a ``Program``.
///
/// After every step the oracle computes every body from scratch, from the root down. It has no
/// graph and no nodes. For each position in the tree, the oracle stores the state, and the fields
/// and reads of the last run. A body must run if the view's position is new, if the parent
/// recreated the view with different fields, or if a value that the body read has changed.
/// Otherwise the body must not run.
struct Oracle {
  /// The texts and body runs after the last step.
  var picture = Picture()

  let root: Component
  var rootEnvironment = OracleEnvironment()
  var objects = Array(repeating: ObjectState(), count: Model.count)
  var states: [Place: ViewState] = [:]
  var runs: [Place: Run] = [:]
  /// The preference values that each `onPreferenceChange` received last.
  var notes: [Place: [Int]] = [:]
  /// The shared stations, and then the stations that views own or have owned.
  ///
  /// A station is an object that publishes its changes.
  var stations = Array(repeating: StationState(), count: Station.count)
  /// The identifier of the item that each sheet modifier presents.
  var presented: [Place: Int] = [:]
  var runCount = 0
  var atlas = Atlas()

  // Each call of `show()` first resets these properties.
  var visited: Set<Place> = []
  var gathered: [Int]?
  var sheets: [Place: (sheet: Sheet, item: Item)] = [:]
  var modifiedViews: [Place: (view: Appearance, isRecreated: Bool)] = [:]

  init(_ root: Component) {
    self.root = root
    show()
  }
}

extension Oracle {
  /// The texts and body runs after a step.
  struct Picture {
    var texts: [String] = []
    /// The bodies that ran, parents before children.
    ///
    /// Each body is named by the kind and the number of its component.
    var runs: [String] = []
    /// The preference values that `onPreferenceChange` received.
    ///
    /// A view's descendants report their values before the view.
    var notes: [String] = []
    /// The components whose sheets were dismissed.
    ///
    /// The sheets within a view precede the view's own sheet.
    var dismissals: [String] = []
    var sheets: [Place] = []
    /// All views with a body, in tree order.
    var instances: [Instance] = []
  }

  /// A view in the tree.
  struct Instance {
    let component: Int
    let place: Place
    let binding: Location
    /// The sheet that contains the view, if there is one.
    let presentation: Place?
  }

  /// The stored state of a view.
  struct ViewState {
    var values: Values
    /// The index of the station that the view owns.
    let station: Int
    var versions = Versions()

    struct Values: Equatable {
      var number = 0
      var items: [Item] = []
      var name = 0
      var count = 0
    }

    /// The number of changes of each state.
    ///
    /// The state `record` consists of `name` and `count`.
    struct Versions {
      var number = 0
      var items = 0
      var record = 0
    }
  }

  /// The properties of a station, and the number of its published changes.
  struct StationState {
    var x = 0
    var y = 0
    var version = 0
  }

  /// The properties of an observable object, and the number of changes of each property.
  struct ObjectState {
    var x = 0
    var y = 0
    var versionOfX = 0
    var versionOfY = 0
  }

  /// The last run of a body, or of the content of a loop or a sheet.
  ///
  /// A modifier that sets environment values has no body. The modifier counts as run when a body
  /// recreates the modifier.
  struct Run {
    /// The unique number of the run.
    var number: Int
    var fields: Fields?
    var reads: [Read]
  }

  /// A read, with the value that was read.
  ///
  /// The cases with a `version` store the number of counted changes instead of the value. The
  /// library notifies readers of each counted change, even if a later change restores the old
  /// value.
  enum Read: Equatable {
    case number(Place, version: Int)
    case items(Place, version: Int)
    case record(Place, version: Int)
    case part(Location, Int)
    case property(Source, Int)
    case key(OracleEnvironment.Key, OracleEnvironment.Value)
    case object(Int, Source.Field, version: Int)
    case published(Int, version: Int)
    case trigger(Location, Item?)
  }
}
