public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A box around views that belong together, with an optional label.
///
/// ```swift
/// GroupBox("Address") {
///   TextField("Street", text: $street)
///   TextField("City", text: $city)
/// }
/// ```
///
/// Hosts see an element of kind `groupBox`, unless a group box style shows something else.
public struct GroupBox<Label: View, Content: View> {
  /// The label; nil if a style creates this group box from a configuration that has no label.
  private let label: Label?
  private let content: Content

  @Environment(\.groupBoxStyles) private var styles

  /// Creates a group box with a view as its label.
  ///
  /// - Parameters:
  ///   - content: The views in the box.
  ///   - label: The views that describe the box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content)
  }

  /// Creates a group box with a view as its label.
  ///
  /// - Parameters:
  ///   - label: The view that describes the box.
  ///   - content: The views in the box.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox: View, LibraryView {
  /// The view of the nearest style, or the element of the group box if no style is set.
  public var body: some View {
    switch styles {
    case .unstyled: GroupBoxElement(label: label, views: content)
    case .style(let style, let outer): style.show(ControlParts(label, content), (), outer: outer)
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  ///
  /// - Parameter content: The views in the box.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the box.
  ///   - content: The views in the box.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a group box with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the box.
  ///   - content: The views in the box.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }

  /// Creates a group box with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the box.
  ///   - content: The views in the box.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content)
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box from the configuration of a style, for use in the body of that style.
  ///
  /// The group box takes the style that is set further up the tree, not this style again. A style
  /// can therefore decorate the view that the outer style makes.
  ///
  /// - Parameter configuration: The configuration that the style's `makeBody` receives.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.hasLabel ? configuration.label : nil
    content = configuration.content
  }
}

/// The element of a group box: its label, then its views.
struct GroupBoxElement<Label: View, Views: View> {
  let label: Label?
  let views: Views
}

extension GroupBoxElement: ElementView {
  var content: some View { TupleView((controlLabel(label), views)) }

  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(.groupBox)
  }
}
