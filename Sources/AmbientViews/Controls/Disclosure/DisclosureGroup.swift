public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A label, and content that the user shows and hides.
///
/// ```swift
/// DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
///   Toggle("Logging", isOn: $logs)
/// }
/// ```
///
/// The content is in the tree only while the group is expanded. When the group closes, the content
/// loses its state. Hosts see an element of kind `disclosureGroup`, unless a disclosure group style
/// shows something else. In a list that has a selection or lazy rows, the label is one row, and
/// each view of the content is another row.
///
/// - Invalidation: Expanding a group runs the bodies of its content. The body of the view that
///   declares the group runs only if it read the binding.
public struct DisclosureGroup<Label: View, Content: View> {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  /// Creates a group that is closed at first, with a view as its label.
  ///
  /// - Parameters:
  ///   - content: The views that are visible while the group is expanded.
  ///   - label: The views that describe the group.
  public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Creates a group with a view as its label; the binding says whether the group is expanded.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the group is expanded. Expanding and closing the group sets the
  ///     binding.
  ///   - content: The views that are visible while the group is expanded.
  ///   - label: The views that describe the group.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }
}

extension DisclosureGroup: View, SeveralViews {
  /// The view of the nearest style, or the element of the group if no style is set.
  public var body: some View {
    StyledDisclosureGroup(binding: isExpanded, label: label, content: DisclosedViews(make: content))
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that is closed at first, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the group.
  ///   - content: The views that are visible while the group is expanded.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group that is closed at first, with a title.
  ///
  /// - Parameters:
  ///   - label: The title of the group.
  ///   - content: The views that are visible while the group is expanded.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Creates a group that is closed at first, with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the group.
  ///   - content: The views that are visible while the group is expanded.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group with a title; the binding says whether the group is expanded.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the group.
  ///   - isExpanded: Whether the group is expanded. Expanding and closing the group sets the
  ///     binding.
  ///   - content: The views that are visible while the group is expanded.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a title; the binding says whether the group is expanded.
  ///
  /// - Parameters:
  ///   - label: The title of the group.
  ///   - isExpanded: Whether the group is expanded. Expanding and closing the group sets the
  ///     binding.
  ///   - content: The views that are visible while the group is expanded.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }

  /// Creates a group with a title; the binding says whether the group is expanded.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the group.
  ///   - isExpanded: Whether the group is expanded. Expanding and closing the group sets the
  ///     binding.
  ///   - content: The views that are visible while the group is expanded.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

/// The content of a group; the group's closure is called only if the content is shown.
struct DisclosedViews<Content: View> {
  let make: () -> Content
}

extension DisclosedViews: View, SeveralViews {
  var body: some View { make() }
}

/// A disclosure group that has the style of the environment.
///
/// If the program passes no binding, the view's own state says whether the group is expanded.
private struct StyledDisclosureGroup<Label: View, Content: View> {
  let binding: Binding<Bool>?
  let label: Label
  let content: Content

  @State private var isExpanded = false
  @Environment(\.disclosureGroupStyles) private var styles

  init(binding: Binding<Bool>?, label: Label, content: Content) {
    self.binding = binding
    self.label = label
    self.content = content
  }
}

extension StyledDisclosureGroup: View, SeveralViews {
  var body: some View {
    let isExpanded = binding ?? $isExpanded
    switch styles {
    case .unstyled:
      DisclosureElement(isExpanded: isExpanded, label: label, views: content)
    case .style(let style, let outer):
      style.show(ControlParts(label, content), isExpanded, outer: outer)
    }
  }
}
