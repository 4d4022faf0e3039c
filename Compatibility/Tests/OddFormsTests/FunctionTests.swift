import AmbientTesting
import Combine
@testable import OddForms
import SwiftUI
import Testing

private final class Cargo: ObservableObject {
  @Published var weight = 3
}

@Observable private final class Hold {
  var depth = 7
}

private struct CargoView: View {
  @EnvironmentObject private var cargo: Cargo
  var body: some View { Text("\(cargo.weight)") }
}

private struct HoldView: View {
  @Environment(Hold.self) private var hold: Hold?
  var body: some View { Text("\(hold?.depth ?? 0)") }
}

private struct LimitView: View {
  @Environment(\.depthLimit) private var limit
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var lines
  var body: some View { Text("\(limit) \(isEnabled) \(lines ?? 0)") }
}

private struct DepthView: View {
  private var depth = Depth()
  var body: some View { Text("\(depth.current ?? 0)") }
}

// The identifiers in the names of the tests, such as F01, refer to the forms in the sources.
@MainActor
@Suite struct ModifiersAsFunctions {
  @Test func `A modifier for objects may be applied to an optional object (F01, F02)`() {
    let host = TestHost {
      CargoView().offering(Cargo())
      HoldView().offering(observable: Hold())
      HoldView().offering(observable: Hold?.none)
      Text("none").offering(Cargo?.none)
    }
    #expect(host.texts == ["3", "7", "0", "none"])
  }

  @Test func `A modifier may be stored as a function (F03)`() {
    let changes = Changes(of: LimitView())
    let host = TestHost {
      AnyView(changes.disable(true))
      AnyView(changes.limit(2))
      AnyView(changes.set(\.depthLimit, 5))
      AnyView(changes.tint(.red))
    }
    #expect(host.texts == ["100 false 0", "100 true 2", "5 true 0", "100 true 0"])
  }

  @Test func `An initializer used as a function may create a property (F04)`() {
    let host = TestHost { DepthView().environment(\.depthLimit, 9) }
    #expect(host.texts == ["9"])
  }

  @Test func `A client's own type may be generic over the type of an object (F05)`() {
    let cargo = Cargo()
    #expect(StateObject(wrappedValue: cargo).box().object == nil)
    #expect(ObservedObject(wrappedValue: cargo).box().object === cargo)
    #expect(EnvironmentObject<Cargo>().box().object == nil)
  }
}
