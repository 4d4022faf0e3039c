import Ambient
import AmbientTesting
import Testing

/// The types of values in the Five Stars article "How to define custom SwiftUI environment values".
@MainActor
struct `Five Stars, types of values` {
  @Test func `Structs, enums and primitives can be environment values`() {
    struct Reader: View {
      @Environment(\.lamp) private var lamp
      @Environment(\.lampMode) private var mode
      @Environment(\.watts) private var watts
      var body: some View { Text("\(lamp.name) \(mode) \(watts)") }
    }
    let host = TestHost {
      Reader()
      Reader()
        .environment(\.lamp, Lamp(name: "desk"))
        .environment(\.lampMode, .dimmed(3))
        .environment(\.watts, 4.5)
    }
    #expect(host.texts == ["ceiling on 60.000000", "desk dimmed(3) 4.500000"])
  }

  @Test func `A child can write a binding that it declares with @Environment and @Binding`() {
    struct Child: View {
      @Environment(\.isLit) @Binding var isLit: Bool
      var body: some View { Toggle("Lit", isOn: _isLit.wrappedValue) }
    }
    checkToggle { Child() }
  }

  @Test func `A child can write through an environment value of the type Binding`() {
    struct Child: View {
      @Environment(\.isLit) private var isLit: Binding<Bool>
      var body: some View { Toggle("Lit", isOn: isLit) }
    }
    checkToggle { Child() }
  }

  private func checkToggle(@ViewBuilder _ child: () -> some View) {
    let child = child()
    let host = TestHost { Room(child: child) }
    #expect(host.texts == ["dark", "Lit"])
    host.takeBodies()
    host.toggle("Lit")
    #expect(host.texts == ["lit", "Lit"])
    #expect(host.takeBodies().first?.hasPrefix("Room") == true)
    host.toggle("Lit")
    #expect(host.texts == ["dark", "Lit"])
  }

  private struct Room<Child: View>: View {
    let child: Child
    @State private var isLit = false
    var body: some View {
      Text(isLit ? "lit" : "dark")
      child.environment(\.isLit, $isLit)
    }
  }

  @Test func `A toggle has no effect if its binding is a constant default of the environment`() {
    struct Child: View {
      @Environment(\.isLit) private var isLit
      var body: some View { Toggle(isLit.wrappedValue ? "On" : "Off", isOn: isLit) }
    }
    let host = TestHost { Child() }
    host.toggle("Off")
    #expect(host.texts == ["Off"])
  }

  @Test func `A view can use its own state if an optional binding in the environment is nil`() {
    struct Child: View {
      @Environment(\.maybeLit) private var shared
      @State private var own = false
      var body: some View {
        Toggle("Lit", isOn: shared ?? $own)
        Text((shared ?? $own).wrappedValue ? "lit" : "dark")
      }
    }
    struct Room: View {
      @State private var isLit = false
      let isShared: Bool
      var body: some View {
        Text(isLit ? "room lit" : "room dark")
        Child().environment(\.maybeLit, isShared ? $isLit : nil)
      }
    }
    let shared = TestHost { Room(isShared: true) }
    shared.toggle("Lit")
    #expect(shared.texts == ["room lit", "Lit", "lit"])
    let own = TestHost { Room(isShared: false) }
    own.takeBodies()
    own.toggle("Lit")
    #expect(own.texts == ["room dark", "Lit", "lit"])
    #expect(own.takeBodies() == ["Child"])
  }

  @Test func `An action in the environment can be called like a function`() {
    struct Child: View {
      @Environment(\.ring) private var ring
      var body: some View { Button("Ring") { ring() } }
    }
    let bell = Bell()
    let host = TestHost {
      Child().environment(\.ring, RingAction { bell.count += 1 })
    }
    host.takeBodies()
    host.tap("Ring")
    host.tap("Ring")
    #expect(bell.count == 2)
    #expect(host.takeBodies() == [])
    let unset = TestHost { Child() }
    unset.tap("Ring")
    #expect(bell.count == 2)
  }

  @Test func `A plain closure can be an environment value`() {
    struct Child: View {
      @Environment(\.onDusk) private var onDusk: () -> Void
      var body: some View { Button("Dusk") { onDusk() } }
    }
    let bell = Bell()
    let host = TestHost {
      Child().environment(\.onDusk) { bell.count += 10 }
    }
    host.tap("Dusk")
    #expect(bell.count == 10)
  }

  @Test func `An object that is not observable is shared, and its changes run no body`() {
    struct Child: View {
      @Environment(\.bell) private var bell
      var body: some View {
        Text("\(bell.count)")
        Button("Change") { bell.count = 50 }
      }
    }
    struct Room: View {
      @State private var bell = Bell(1)
      var body: some View {
        Child().environment(\.bell, bell)
        Button("Replace") { bell = Bell(bell.count + 1) }
      }
    }
    let host = TestHost { Room() }
    #expect(host.texts.first == "1")
    host.takeBodies()
    host.tap("Change")
    #expect(host.texts.first == "1")
    #expect(host.takeBodies() == [])
    host.tap("Replace")
    #expect(host.texts.first == "51")
    #expect(host.takeBodies() == ["Room", "Child"])
  }
}

private final class Bell {
  var count: Int
  init(_ count: Int = 0) { self.count = count }
}

private struct Lamp {
  var name = "ceiling"
}

private enum LampMode { case on, dimmed(Int) }

private struct RingAction {
  private let action: () -> Void
  init(action: @escaping () -> Void = {}) { self.action = action }
  func callAsFunction() { action() }
}

private struct BellKey: EnvironmentKey { static var defaultValue: Bell { Bell(5) } }
private struct LampKey: EnvironmentKey { static let defaultValue = Lamp() }
private struct LampModeKey: EnvironmentKey { static let defaultValue = LampMode.on }
private struct WattsKey: EnvironmentKey { static let defaultValue = 60.0 }
private struct LitKey: EnvironmentKey { static let defaultValue: Binding<Bool> = .constant(false) }
private struct MaybeLitKey: EnvironmentKey { static let defaultValue: Binding<Bool>? = nil }
private struct RingKey: EnvironmentKey { static var defaultValue: RingAction { RingAction() } }
private struct DuskKey: EnvironmentKey { static var defaultValue: () -> Void { {} } }

extension EnvironmentValues {
  fileprivate var lamp: Lamp {
    get { self[LampKey.self] }
    set { self[LampKey.self] = newValue }
  }
  fileprivate var lampMode: LampMode {
    get { self[LampModeKey.self] }
    set { self[LampModeKey.self] = newValue }
  }
  fileprivate var watts: Double {
    get { self[WattsKey.self] }
    set { self[WattsKey.self] = newValue }
  }
  fileprivate var isLit: Binding<Bool> {
    get { self[LitKey.self] }
    set { self[LitKey.self] = newValue }
  }
  fileprivate var maybeLit: Binding<Bool>? {
    get { self[MaybeLitKey.self] }
    set { self[MaybeLitKey.self] = newValue }
  }
  fileprivate var ring: RingAction {
    get { self[RingKey.self] }
    set { self[RingKey.self] = newValue }
  }
  fileprivate var onDusk: () -> Void {
    get { self[DuskKey.self] }
    set { self[DuskKey.self] = newValue }
  }
  fileprivate var bell: Bell {
    get { self[BellKey.self] }
    set { self[BellKey.self] = newValue }
  }
}
