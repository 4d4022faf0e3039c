public import SwiftUI

// Helpers that a library offers to other modules. Tests refer to each form by the identifier, such
// as J01, that starts its comment.

extension EnvironmentValues {
  /// J01: a public entry, used by the helpers below.
  @Entry public var depthLimit = 100
}

extension View {
  /// J02: a nonisolated helper.
  nonisolated public func depthLimit(_ limit: Int) -> some View {
    environment(\.depthLimit, limit)
  }

  /// J03: a nonisolated helper that is compiled into the caller.
  @inlinable nonisolated public func shallow() -> some View {
    environment(\.depthLimit, 3)
  }

  /// J04: an inlinable helper with a transform.
  @inlinable nonisolated public func deeper(by step: Int = 10) -> some View {
    transformEnvironment(\.depthLimit) { $0 += step }
  }

  /// J04: an inlinable helper with a modifier.
  @inlinable nonisolated public func sounded() -> some View { modifier(Sounding()) }

  /// J04: an inlinable helper with a view builder.
  @inlinable public func captioned(@ViewBuilder _ caption: () -> some View) -> some View {
    VStack {
      self
      caption()
    }
  }
}

/// J05: a public modifier that inlinable code creates.
public struct Sounding: ViewModifier {
  @Environment(\.depthLimit) private var limit

  /// Creates the modifier.
  @inlinable nonisolated public init() {}

  /// The content and the limit.
  public func body(content: Content) -> some View {
    content
    Text("limit \(limit)")
  }
}

/// J06: a property wrapper of a library that takes a client's key path.
@propertyWrapper public struct Doubled: DynamicProperty {
  @usableFromInline let base: Environment<Int>

  /// Creates a property that doubles the value at a key path.
  @inlinable public init(_ keyPath: KeyPath<EnvironmentValues, Int>) { base = Environment(keyPath) }

  /// The doubled value.
  @inlinable public var wrappedValue: Int { base.wrappedValue * 2 }
}

/// J07: a frozen view with an inlinable initializer.
@frozen public struct Sounded<Content: View>: View {
  @usableFromInline let content: Content

  /// Creates the view.
  @inlinable public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content, with a limit.
  public var body: some View { content.shallow() }
}
