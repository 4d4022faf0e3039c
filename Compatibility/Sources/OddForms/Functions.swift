import Combine
import SwiftUI

// Modifiers and initializers that are passed as functions. Tests refer to each form by the
// identifier, such as F01, that starts its comment.

/// F01: a modifier that takes an object, applied to an optional object.
extension View {
  func offering<Object: ObservableObject>(_ object: Object?) -> AnyView {
    object.map(environmentObject).map { AnyView($0) } ?? AnyView(self)
  }

  /// F02: a modifier that takes an `Observable` object, applied to an optional object.
  func offering<Object: AnyObject & Observable>(observable object: Object?) -> AnyView {
    object.map { AnyView(environment($0)) } ?? AnyView(self)
  }
}

/// F03: modifiers of a view, stored as functions.
@MainActor
struct Changes {
  let disable: (Bool) -> any View
  let limit: (Int?) -> any View
  let tint: (Color?) -> any View
  let set: (WritableKeyPath<EnvironmentValues, Int>, Int) -> any View

  init(of view: some View) {
    disable = view.disabled
    limit = view.lineLimit
    tint = view.tint
    set = view.environment
  }
}

/// F04: a property created by an initializer that is used as a function.
struct Depth: DynamicProperty {
  private let limit = Optional(\EnvironmentValues.depthLimit).map(Environment.init)
  var current: Int? { limit?.wrappedValue }
}

/// F05: a client's own type, generic over the type of an object.
final class Box<Object: ObservableObject> {
  let object: Object?
  init(_ object: Object? = nil) { self.object = object }
}

extension StateObject {
  func box() -> Box<ObjectType> { Box() }
}

extension ObservedObject {
  @MainActor func box() -> Box<ObjectType> { Box(wrappedValue) }
}

extension EnvironmentObject {
  func box() -> Box<ObjectType> { Box() }
}
