public import AmbientCore
public import protocol Foundation.FormatStyle

#if canImport(Darwin)
public import Foundation
#endif

/// A value or a view, with a label that describes it.
///
/// ```swift
/// Form {
///   LabeledContent("Version", value: "2.1")
///   LabeledContent("Battery", value: 0.8, format: .percent)
///   LabeledContent("Server") { Link("example.org", destination: server) }
/// }
/// ```
///
/// Hosts see an element of kind `labeledContent`, unless a labeled content style shows something
/// else.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content

  @Environment(\.labeledContentStyles) private var styles

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View, LibraryView, NamedBody where Label: View, Content: View {
  /// The view of the nearest style, or the element of the labeled content if no style is set.
  public var body: some View {
    switch styles {
    case .unstyled: LabeledContentElement(label: label, views: content)
    case .style(let style, let outer): style.show(ControlParts(label, content), (), outer: outer)
    }
  }
}

extension LabeledContent where Label: View, Content: View {
  /// Creates labeled content with a view as its label.
  ///
  /// - Parameters:
  ///   - content: The views that the label describes.
  ///   - label: The views that describe the content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled content with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The text that describes the content.
  ///   - content: The views that the label describes.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates labeled content with a title.
  ///
  /// - Parameters:
  ///   - title: The text that describes the content.
  ///   - content: The views that the label describes.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// Creates labeled content with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The text that describes the content.
  ///   - content: The views that the label describes.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled content with a title and a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text that describes the content.
  ///   - value: The text of the content.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates labeled content with a title and a text.
  ///
  /// - Parameters:
  ///   - title: The text that describes the content.
  ///   - value: The text of the content.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates labeled content with a title and a text.
  ///
  /// - Parameters:
  ///   - titleResource: The text that describes the content.
  ///   - value: The text of the content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// Creates labeled content with a title and a value in a format.
  ///
  /// - Parameters:
  ///   - titleKey: The text that describes the content.
  ///   - value: The value, which the format converts to a text.
  ///   - format: The format of the value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates labeled content with a title and a value in a format.
  ///
  /// - Parameters:
  ///   - title: The text that describes the content.
  ///   - value: The value, which the format converts to a text.
  ///   - format: The format of the value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }

  /// Creates labeled content with a title and a value in a format.
  ///
  /// - Parameters:
  ///   - titleResource: The text that describes the content.
  ///   - value: The value, which the format converts to a text.
  ///   - format: The format of the value.
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: F.FormatInput,
    format: F
  )
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates labeled content from the configuration of a style, for use in the body of that style.
  ///
  /// The labeled content takes the style that is set further up the tree, not this style again. A
  /// style can therefore decorate the view that the outer style makes.
  ///
  /// - Parameter configuration: The configuration that the style's `makeBody` receives.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The element of labeled content: its label, then its content.
struct LabeledContentElement<Label: View, Views: View> {
  let label: Label
  let views: Views
}

extension LabeledContentElement: ElementView {
  var content: some View { TupleView((controlLabel(label), views)) }

  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.labeledContent)
    guard let labels = environment.customControlTraits?.labels, labels != .automatic else {
      return description
    }
    description[.labels] = "\(labels)"
    return description
  }
}
