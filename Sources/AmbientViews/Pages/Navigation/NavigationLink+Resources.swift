public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension NavigationLink where Label == Text {
  /// Creates a link that has a title, and pushes a view.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the link.
  ///   - destination: The views that are pushed.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination)
  {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that has a title, and pushes a value; nil disables the link.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the link.
  ///   - value: The value that is pushed; nil disables the link.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}
