public import AmbientCore
import AmbientFoundation
public import struct Foundation.URL

/// A control that opens a URL, in the way its surroundings say.
///
/// - Invalidation: What opens URLs is looked up when the link is pressed: another action changes nothing
///   here.
public struct Link<Label: View> {
  private let destination: URL

  /// What the link shows.
  public let content: Label

  /// Makes a link with any label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    content = label()
  }
}

extension Link: ElementView {
  /// Describes the link.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.link, isEnabled: environment.isEnabled)
    description[.destination] = destination.absoluteString
    environment.unusualControlTraits?.describeButton(&description, in: environment)
    description.on(PressEvent.self) { _ in environment.openURL(destination) }
    return description
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public init(_ title: String, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
