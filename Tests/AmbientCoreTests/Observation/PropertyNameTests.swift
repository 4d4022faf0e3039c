import Ambient
import AmbientGraph
import AmbientTesting
import Dispatch
import Observation
import Testing

@Observable private final class Model {
  var count = 0
  var total = 100
  var title = "a"
}

@Observable private final class Holder {
  let constant: Model
  var variable: Model?
  var parent: Holder?

  init(constant: Model, variable: Model? = nil) {
    self.constant = constant
    self.variable = variable
    parent = self
  }
}

@Observable private class Base { var count = 0 }
@Observable private final class Special: Base { var more = 0 }

@Observable private final class Meter {
  @ObservationIgnored var plain = 1
  @ObservationIgnored private var stored = 1
  var count = 100

  var level: Int {
    get {
      access(keyPath: \.level)
      return stored
    }
    set { withMutation(keyPath: \.level) { stored = newValue } }
  }
}

private protocol Counting { var count: Int { get } }
extension Model: Counting {}

private protocol Shelf { var model: Model { get } }
private struct Drawer: Shelf { let model: Model }
private struct Box: Shelf {
  let shelf: any Shelf
  var model: Model { shelf.model }
}

private struct Place {
  var x: Double
  var name: String
}

@Observable private final class Plotter {
  var place = Place(x: 0, name: "a")
  var target = Place(x: 1, name: "b")
  var action: () -> String = { "a" }
}

/// An observable object that a test changes on another thread while the test waits.
@Observable private final class Shared: @unchecked Sendable { var count = 0 }

private struct Count: View {
  let model: Model
  var body: some View { Text("\(model.count)") }
}

private let timings = [ObservationTiming.beforeStore, .afterStore]

@Suite @MainActor struct `The name of a changed property` {
  /// Creates a host for tests of the timing of Observation.
  ///
  /// The timing selects whether Observation reports a change before or after the value is stored.
  private func makeHost(
    _ timing: ObservationTiming,
    @ViewBuilder content: () -> some View
  ) -> TestHost {
    ObservationTiming.$ofNewGraphs.withValue(timing) { TestHost(content: content) }
  }

  /// Returns the expected reason for a run.
  ///
  /// With `beforeStore`, the reason has no names: Observation does not say which property changes.
  private func reason(_ timing: ObservationTiming, _ names: String...) -> BodyRun.Reason {
    .observableChanged(timing == .afterStore ? names : [])
  }

  @Test(arguments: timings)
  func `The reason for a run names the changed property, wherever the view gets the object from`(
    _ timing: ObservationTiming
  ) {
    struct InState: View {
      @State private var model: Model
      init(model: Model) { _model = State(initialValue: model) }
      var body: some View { Text("\(model.count)") }
    }
    struct InEnvironment: View {
      @Environment(Model.self) private var model
      var body: some View { Text("\(model.count)") }
    }
    struct InOptionalEnvironment: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text("\(model?.count ?? 0)") }
    }
    struct InBindable: View {
      @Bindable var model: Model
      var body: some View { Text("\(model.count)") }
    }
    struct InBinding: View {
      @Binding var model: Model
      var body: some View { Text("\(model.count)") }
    }
    struct StateOwner: View {
      @State private var model: Model
      init(model: Model) { _model = State(initialValue: model) }
      var body: some View { InBinding(model: $model) }
    }
    struct InBindingToProperty: View {
      @Binding var count: Int
      var body: some View { Text("\(count)") }
    }
    struct InConstant: View {
      let holder: Holder
      var body: some View { Text("\(holder.constant.count)") }
    }
    struct InVariable: View {
      let holder: Holder
      var body: some View { Text("\(holder.variable?.count ?? 0)") }
    }
    struct InArray: View {
      let models: [Model]
      var body: some View { Text("\(models[1].count)") }
    }
    struct InStruct: View {
      let pair: (name: String, choice: Model??)
      var body: some View { Text("\((pair.choice ?? nil)?.count ?? 0)") }
    }
    struct InModifier: ViewModifier {
      let model: Model
      func body(content: Content) -> some View { Text("\(model.count)") }
    }
    let model = Model()
    let places: [(name: String, view: AnyView)] = [
      ("a field", AnyView(Count(model: model))),
      ("a state", AnyView(InState(model: model))),
      ("the environment", AnyView(InEnvironment())),
      ("the environment, optional", AnyView(InOptionalEnvironment())),
      ("a bindable", AnyView(InBindable(model: model))),
      ("a binding to the object", AnyView(StateOwner(model: model))),
      ("a binding to the property", AnyView(InBindingToProperty(count: Bindable(model).count))),
      ("a constant of an object", AnyView(InConstant(holder: Holder(constant: model)))),
      (
        "a variable of an object",
        AnyView(InVariable(holder: Holder(constant: Model(), variable: model)))
      ),
      ("an array", AnyView(InArray(models: [Model(), model]))),
      ("a tuple and optionals", AnyView(InStruct(pair: ("a", model)))),
      ("a modifier", AnyView(EmptyView().modifier(InModifier(model: model)))),
    ]
    for (name, view) in places {
      let host = makeHost(timing) { view.environment(model) }
      #expect(host.texts == ["\(model.count)"], "\(name)")
      let runs = host.runs { model.count += 1 }
      #expect(runs.map(\.reason) == [reason(timing, "Model.count")], "\(name)")
      #expect(host.texts == ["\(model.count)"], "\(name)")
    }
  }

  @Test(arguments: timings)
  func `The reason for a run names two properties if equal values hide which of them has changed`(
    _ timing: ObservationTiming
  ) {
    let model = Model()
    let host = makeHost(timing) { Count(model: model) }
    // Observation gives the key path of a changed property, but no name. Each property whose value
    // equals the value at the key path is a candidate. After the first change, both `count` and
    // `total` have the value 100. After the second change, only `count` has the value 101. This
    // excludes `total`, also for later changes of `count`.
    for (count, names) in [
      (100, "Model.count or Model.total"), (101, "Model.count"), (100, "Model.count"),
    ] {
      let runs = host.runs { model.count = count }
      #expect(runs.map(\.reason) == [reason(timing, names)])
    }
  }

  @Test(arguments: timings)
  func `If two properties are equal, a second object of the class helps to find the changed one`(
    _ timing: ObservationTiming
  ) {
    struct First: View {
      let models: [Model]
      var body: some View { Text("\(models[0].count)") }
    }
    // In the first model, `count` and `total` become equal. The search then uses the key path of
    // the changed property to read a value of the second model. This value equals `count` of the
    // second model, and differs from `total`. This excludes `total`.
    let models = [Model(), Model()]
    let host = makeHost(timing) { First(models: models) }
    let runs = host.runs { models[0].count = 100 }
    #expect(runs.map(\.reason) == [reason(timing, "Model.count")])
  }

  @Test(arguments: timings)
  func `The name of a property includes the class that declares the property`(
    _ timing: ObservationTiming
  ) {
    struct Both: View {
      let object: Base
      let special: Special
      var body: some View { Text("\(object.count) \(special.more)") }
    }
    let special = Special()
    let host = makeHost(timing) { Both(object: special, special: special) }
    #expect(host.runs { special.count = 1 }.map(\.reason) == [reason(timing, "Base.count")])
    // Both properties have the value 1 now. The root types of their key paths tell them apart.
    #expect(host.runs { special.more = 1 }.map(\.reason) == [reason(timing, "Special.more")])
  }

  @Test(arguments: timings)
  func `The reason for a run lists each property that changed since the last run only once`(
    _ timing: ObservationTiming
  ) {
    struct Both: View {
      let model: Model
      var body: some View { Text("\(model.count) \(model.title) \(model.total)") }
    }
    let model = Model()
    let host = makeHost(timing) { Both(model: model) }
    let runs = host.runs {
      model.count += 1
      model.title = "b"
      model.count = 5
    }
    #expect(runs.map(\.reason) == [reason(timing, "Model.count", "Model.title")])
    let later = host.runs { model.total += 1 }
    #expect(later.map(\.reason) == [reason(timing, "Model.total")])
    #expect(host.texts == ["5 b 101"])
  }

  @Test func `The names of several changed properties form a sentence`() {
    let names = ["Model.count", "Model.title or Model.name", "a property of Meter"]
    #expect("\(BodyRun.Reason.observableChanged(["Model.count"]))" == "Model.count changed")
    #expect(
      "\(BodyRun.Reason.observableChanged(names))"
        == "Model.count, Model.title or Model.name and a property of Meter changed"
    )
    #expect(
      "\(BodyRun.Reason.observableChanged([]))" == "it read an observable property that changed"
    )
  }

  @Test(arguments: timings)
  func `If the name of a property cannot be found, the reason for a run names the class`(
    _ timing: ObservationTiming
  ) {
    struct Level: View {
      let meter: Meter
      var body: some View { Text("\(meter.level)") }
    }
    struct InClosure: View {
      let count: () -> Int
      var body: some View { Text("\(count())") }
    }
    // `level` is a computed property: no observed stored property of `Meter` has its value. The
    // search finds no model in `InClosure`, because it does not look into closures.
    let (meter, model) = (Meter(), Model())
    let host = makeHost(timing) {
      Level(meter: meter)
      InClosure { model.count }
    }
    #expect(host.runs { meter.level = 2 }.map(\.reason) == [reason(timing, "a property of Meter")])
    #expect(host.runs { model.count = 1 }.map(\.reason) == [reason(timing, "a property of Model")])
    #expect(host.texts == ["2", "1"])
  }

  @Test(arguments: timings)
  func `The reason for a run names a property of an object with a protocol type`(
    _ timing: ObservationTiming
  ) {
    struct Sum: View {
      let shelf: any Shelf
      let shelves: [any Shelf]
      let model: any Counting
      var body: some View {
        Text("\(shelf.model.count + shelves[0].model.total + model.count)")
      }
    }
    let models = (0..<3).map { _ in Model() }
    let host = makeHost(timing) {
      Sum(
        shelf: Box(shelf: Drawer(model: models[0])),
        shelves: [Drawer(model: models[1])],
        model: models[2]
      )
    }
    #expect(host.runs { models[0].count = 1 }.map(\.reason) == [reason(timing, "Model.count")])
    #expect(host.runs { models[1].total = 1 }.map(\.reason) == [reason(timing, "Model.total")])
    #expect(host.runs { models[2].count = 2 }.map(\.reason) == [reason(timing, "Model.count")])
    #expect(host.texts == ["4"])
  }

  @Test(arguments: timings)
  func `A property is named even if its value is not Equatable`(_ timing: ObservationTiming) {
    struct Plot: View {
      let plotter: Plotter
      var body: some View { Text("\(plotter.place.x) \(plotter.action())") }
    }
    let plotter = Plotter()
    let host = makeHost(timing) { Plot(plotter: plotter) }
    #expect(host.runs { plotter.place.x = 2 }.map(\.reason) == [reason(timing, "Plotter.place")])
    let runs = host.runs { plotter.action = { "b" } }
    #expect(runs.map(\.reason) == [reason(timing, "Plotter.action")])
    #expect(host.texts == ["2.000000 b"])
  }

  @Test(arguments: timings)
  func `After a change by another thread, the search for the name does not read the object`(
    _ timing: ObservationTiming
  ) {
    struct Shown: View {
      let shared: Shared
      var body: some View { Text("\(shared.count)") }
    }
    func changeOnOtherThread(_ shared: Shared, to count: Int) {
      let written = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        shared.count = count
        written.signal()
      }
      written.wait()
    }
    let shared = Shared()
    let host = makeHost(timing) { Shown(shared: shared) }
    let runs = host.runs { changeOnOtherThread(shared, to: 1) }
    // The graph cannot know when another thread stores the value, and may run the body twice.
    #expect(runs.first?.reason == reason(timing, "a property of Shared"))
    #expect(host.texts == ["1"])
    // After a change on this thread, the search finds the name. The reasons for later changes on
    // other threads contain this name.
    let known = Shared()
    let next = makeHost(timing) { Shown(shared: known) }
    #expect(next.runs { known.count = 1 }.map(\.reason) == [reason(timing, "Shared.count")])
    let later = next.runs { changeOnOtherThread(known, to: 2) }
    #expect(later.first?.reason == reason(timing, "Shared.count"))
  }

  @Test(arguments: timings)
  func `The search for the name of a property adds no dependency`(_ timing: ObservationTiming) {
    struct First: View {
      let models: [Model]
      let holder: Holder
      @State private var other = Model()
      @Environment(Meter.self) private var meter: Meter?
      var body: some View {
        Text("\(models[0].count)")
        Button("Other") { other = Model() }
      }
    }
    struct Wall: View {
      let models: [Model]
      let holder: Holder
      @State private var meter = Meter()
      var body: some View {
        First(models: models, holder: holder).environment(meter)
        Button("Meter") { meter = Meter() }
      }
    }
    let models = [Model(), Model()]
    let holder = Holder(constant: Model(), variable: Model())
    let host = makeHost(timing) { Wall(models: models, holder: holder) }
    #expect(host.bodies { models[0].count += 1 } == ["First"])
    let bodies = host.bodies {
      models[0].total += 1
      models[1].count += 1
      holder.variable?.count += 1
      holder.variable = nil
      holder.constant.count += 1
      host.tap("Other")
    }
    #expect(bodies == [])
    #expect(host.bodies { host.tap("Meter") } == ["Wall"])
    #expect(host.bodies { models[0].count += 1 } == ["First"])
  }

  @Test func `A released object in an unowned field does not stop the search for a name`() {
    struct Old: View {
      let model: Model
      unowned let released: Model
      var body: some View { Text("\(model.count)") }
    }
    let model = Model()
    let host = makeHost(.afterStore) { Old(model: model, released: Model()) }
    #expect(host.runs { model.count = 1 }.map(\.reason) == [.observableChanged(["Model.count"])])
  }
}
