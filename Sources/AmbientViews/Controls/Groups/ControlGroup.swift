public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A group of controls that belong together, with an optional label.
///
/// ```swift
/// ControlGroup("Text size") {
///   Button("Smaller", systemImage: "minus") { size -= 1 }
///   Button("Larger", systemImage: "plus") { size += 1 }
/// }
/// ```
///
/// Hosts see an element of kind `controlGroup`, unless a control group style shows something else.
public struct ControlGroup<Content: View> {
  private let content: Content

  /// Creates a control group without a label.
  ///
  /// - Parameter content: The controls of the group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup: View, LibraryView {
  /// The view of the nearest style, or the element of the control group if no style is set.
  public var body: some View { LabeledControls(content) }
}

extension ControlGroup {
  /// Creates a control group with a view as its label.
  ///
  /// - Parameters:
  ///   - content: The controls in the group.
  ///   - label: The views that describe the group.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// Creates a control group with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the group.
  ///   - content: The controls in the group.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a control group with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the group.
  ///   - content: The controls in the group.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a control group with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the group.
  ///   - content: The controls in the group.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a control group with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the group.
  ///   - systemImage: The name of the system symbol.
  ///   - content: The controls in the group.
  public init<C: View>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a control group with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - title: The title of the group.
  ///   - systemImage: The name of the system symbol.
  ///   - content: The controls in the group.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a control group with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the group.
  ///   - systemImage: The name of the system symbol.
  ///   - content: The controls in the group.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a control group with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the group.
  ///   - image: The image from an asset catalog.
  ///   - content: The controls in the group.
  public init<C: View>(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Creates a control group with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title of the group.
  ///   - image: The image from an asset catalog.
  ///   - content: The controls in the group.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }

  /// Creates a control group with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the group.
  ///   - image: The image from an asset catalog.
  ///   - content: The controls in the group.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, image: image) }
  }
}

extension ControlGroup
where
  Content == LabeledControlGroupContent<
    ControlGroupStyleConfiguration.Content, ControlGroupStyleConfiguration.Label
  >
{
  /// Creates a control group from the configuration of a style, for use in the body of that style.
  ///
  /// The control group takes the style that is set further up the tree, not this style again. A
  /// style can therefore decorate the view that the outer style makes.
  ///
  /// - Parameter configuration: The configuration that the style's `makeBody` receives.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = LabeledControlGroupContent(
      content: configuration.content,
      label: configuration.label,
      hasLabel: configuration.hasLabel
    )
  }
}
