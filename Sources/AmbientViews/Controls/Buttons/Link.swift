public import AmbientCore
import AmbientFoundation
public import struct Foundation.URL

#if canImport(Darwin)
public import Foundation
#endif

/// A control that opens a URL with the `openURL` action of the environment.
///
/// ```swift
/// if let url = URL(string: "https://swift.org") { Link("Swift", destination: url) }
/// ```
///
/// - Invalidation: The link reads `openURL` only on a press. A new `openURL` action invalidates
///   nothing.
public struct Link<Label: View> {
  private let destination: URL

  /// The label of the link.
  public let content: Label

  /// Creates a link with a view as its label.
  ///
  /// - Parameters:
  ///   - destination: The URL that the link opens.
  ///   - label: The views that the link shows.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    content = label()
  }
}

extension Link: ElementView {
  /// Describes an element of kind `link`, which takes `PressEvent`.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.link, isEnabled: environment.isEnabled)
    description[.destination] = destination.absoluteString
    let traits = environment.customControlTraits
    traits?.describeButton(&description, in: environment)
    let menu = traits?.menuToClose
    description.on(PressEvent.self) { _ in
      environment.openURL(destination)
      menu?.closeAll()
    }
    return description
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - destination: The URL that the link opens.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - destination: The URL that the link opens.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the link.
  ///   - destination: The URL that the link opens.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}
