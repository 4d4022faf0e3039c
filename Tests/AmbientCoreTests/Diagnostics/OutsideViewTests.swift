import Ambient
import AmbientCore
import AmbientTestSupport
import AmbientTesting
import Observation
import Testing

@MainActor
struct `Reads outside of a view` {
  @Test func `A read of the environment in an initializer causes a warning with type and line`() {
    struct Early: View {
      @Environment(\.shade) private var shade
      private var early = ""
      init() { early = shade }
      var body: some View { Text("\(early) \(shade)") }
    }
    let line = #line - 5
    let warnings = Warnings()
    let host = warnings.during {
      TestHost { Early().environment(\.shade, "dark") }
    }
    #expect(host.texts == ["light dark"])
    #expect(warnings.texts == [message("Early", line)])
  }

  @Test func `A read of the environment in a class gives the default and a warning`() {
    final class Presenter {
      @Environment(\.shade) var shade
    }
    let line = #line - 2
    let warnings = Warnings()
    warnings.during {
      #expect(Presenter().shade == "light")
    }
    #expect(warnings.texts == [message("Presenter", line)])
  }

  @Test func `A read of the environment in a plain struct gives the default and a warning`() {
    struct Settings {
      @Environment(\.shade) var shade
    }
    let line = #line - 2
    struct Reader: View {
      private let settings = Settings()
      var body: some View { Text(settings.shade) }
    }
    let warnings = Warnings()
    let host = warnings.during {
      TestHost { Reader().environment(\.shade, "dark") }
    }
    #expect(host.texts == ["light"])
    #expect(warnings.texts == [message("Settings", line)])
  }

  @Test func `A read of the environment in a dynamic property of a view gives no warning`() {
    struct Settings: DynamicProperty {
      @Environment(\.shade) var shade
    }
    struct Reader: View {
      private let settings = Settings()
      var body: some View { Text(settings.shade) }
    }
    let warnings = Warnings()
    let host = warnings.during {
      TestHost { Reader().environment(\.shade, "dark") }
    }
    #expect(host.texts == ["dark"])
    #expect(warnings.texts == [])
  }

  @Test func `An environment read in a view outside of a tree gives the default and a warning`() {
    struct Loose: View {
      @Environment(\.shade) var shade
      var body: some View { Text(shade) }
    }
    let line = #line - 3
    let warnings = Warnings()
    warnings.during {
      #expect(Loose().shade == "light")
      _ = Loose().body
    }
    #expect(warnings.texts == [message("Loose", line), message("Loose", line)])
  }

  @Test func `A read of the environment in a function gives the default and a warning`() {
    func locate() -> String { Environment(\.shade).wrappedValue }
    let line = #line - 1
    let warnings = Warnings()
    warnings.during {
      #expect(locate() == "light")
    }
    #expect(warnings.texts.first?.contains("OutsideViewTests.swift:\(line)") == true)
    #expect(warnings.texts.count == 1)
  }

  @Test func `A read of an optional object outside of a view gives nil and a warning`() {
    let warnings = Warnings()
    warnings.during {
      let lamp = Environment<Lamp?>(Lamp.self).wrappedValue
      #expect(lamp == nil)
    }
    #expect(warnings.texts.count == 1)
  }

  @Test func `An action of a mounted view can read the environment without a warning`() {
    struct Reader: View {
      @Environment(\.shade) private var shade
      @State private var seen = ""
      var body: some View {
        Text(seen)
        Button("Look") { seen = shade }
      }
    }
    let warnings = Warnings()
    let host = warnings.during {
      let host = TestHost { Reader().environment(\.shade, "dark") }
      host.tap("Look")
      return host
    }
    #expect(host.texts.first == "dark")
    #expect(warnings.texts == [])
  }

  @Test func `A binding to the state of a view outside of a tree is constant`() {
    struct Loose: View {
      @State var count = 3
      var body: some View { Text("\(count)") }
    }
    let warnings = Warnings()
    warnings.during {
      let binding = Loose().$count
      binding.wrappedValue = 4
      #expect(binding.wrappedValue == 3)
    }
    #expect(
      warnings.texts == [
        """
        Accessing State's value outside of being installed on a View. \
        This will result in a constant Binding of the initial value and will not update.

          State  State<Int>

        To fix this:
          • Use the binding in 'body' or in an action, not in an initializer.
        """
      ]
    )
  }

  @Test func `A namespace that is read outside of a view matches no other namespace`() {
    struct Loose: View {
      @Namespace var space
      var body: some View { EmptyView() }
    }
    let warnings = Warnings()
    warnings.during {
      let loose = Loose()
      #expect(loose.space != loose.space)
    }
    #expect(
      warnings.texts.first == """
        Reading a Namespace property outside View.body. \
        This will result in identifiers that never match any other identifier.

        To fix this:
          • Read the property in 'body' or in an action, not in an initializer.
        """
    )
  }

  private func message(_ owner: String, _ line: Int) -> String {
    """
    Accessing Environment<String>'s value outside of being installed on a View. \
    This will always read the default value and will not update.

      Declared at  AmbientCoreTests/OutsideViewTests.swift:\(line)
      Owner        \(owner)

    To fix this, do one of:
      • Read the property in 'body', in an action, or in 'update()', not in an initializer.
      • If the owner is a struct that a view stores, make it conform to 'DynamicProperty'.
    """
  }
}

private struct ShadeKey: EnvironmentKey { static let defaultValue = "light" }

extension EnvironmentValues {
  fileprivate var shade: String {
    get { self[ShadeKey.self] }
    set { self[ShadeKey.self] = newValue }
  }
}

@Observable private final class Lamp: Equatable {
  static func == (lhs: Lamp, rhs: Lamp) -> Bool { lhs === rhs }
}
