import Ambient
import BenchmarkHarness
import Observation

/// N rows, each of which reads one property of its own model.
enum Observing {
  static let cases: [Case] = [
    .views("observation, one changes") { count in
      let models = (0..<count).map { _ in Model() }
      let middle = models[count / 2]
      return .press(stage(models) { middle.value &+= 1 }, floor: UpdateFloor.timed(readers: 1))
    },
    .views("observation, all change", per: "reader") { count in
      let models = (0..<count).map { _ in Model() }
      return .press(
        stage(models) { for model in models { model.value &+= 1 } },
        operations: count,
        floor: UpdateFloor.timed(readers: count, operations: count)
      )
    },
  ]

  private static func stage(_ models: [Model], onPress: @escaping @MainActor () -> Void) -> Stage {
    Stage {
      Button("", action: onPress)
      ForEach(0..<models.count, id: \.self) { ModelRow(model: models[$0]) }
    }
  }
}

@Observable
private final class Model {
  var value = 0
}

private struct ModelRow: View {
  let model: Model
  var body: some View { Text(verbatim: Words.text(model.value)) }
}
