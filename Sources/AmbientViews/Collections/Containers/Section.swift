public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A group of rows with an optional header and footer.
///
/// ```swift
/// Section("Flowers") {
///   Text("Rose")
///   Text("Lily")
/// }
/// ```
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// The binding that shows or hides the content; nil if the content is always shown.
  let isExpanded: Binding<Bool>?

  init(
    _ header: Parent,
    _ content: Content,
    _ footer: Footer,
    isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View, LibraryView, NamedBody where Parent: View, Content: View, Footer: View {
  /// The element of the section, with the content between the optional header and footer.
  public var body: some View {
    if let isExpanded {
      SectionElement(
        content: TupleView(
          (
            SectionHeader(content: DisclosureLabel(isExpanded: isExpanded, content: header)),
            ExpandedViews(isExpanded: isExpanded, views: content), markedFooter
          )
        )
      )
    } else {
      SectionElement(content: TupleView((markedHeader, content, markedFooter)))
    }
  }

  /// Whether containers can treat the section as a single view: always false.
  public static var _isOneView: Bool { false }

  /// Lists the header, the content and the footer as a section of the container.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    if let isExpanded = view.isExpanded {
      list.listSection(
        header: DisclosureLabel(isExpanded: isExpanded, content: view.header),
        content: ExpandedViews(isExpanded: isExpanded, views: view.content),
        footer: view.footer
      )
    } else {
      list.listSection(header: view.header, content: view.content, footer: view.footer)
    }
  }

  private var markedHeader: SectionHeader<Parent>? {
    Parent.self == EmptyView.self ? nil : SectionHeader(content: header)
  }

  private var markedFooter: Wrapper<Footer>? {
    Footer.self == EmptyView.self ? nil : Wrapper(kind: .footer, content: footer)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - content: The views of the section.
  ///   - header: The views in the header of the section.
  ///   - footer: The views in the footer of the section.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - header: The view that is the header of the section.
  ///   - footer: The view that is the footer of the section.
  ///   - content: The views of the section.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  ///
  /// - Parameters:
  ///   - content: The views of the section.
  ///   - footer: The views in the footer of the section.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }

  /// Creates a section with a footer.
  ///
  /// - Parameters:
  ///   - footer: The view that is the footer of the section.
  ///   - content: The views of the section.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - content: The views of the section.
  ///   - header: The views in the header of the section.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }

  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - header: The view that is the header of the section.
  ///   - content: The views of the section.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header or a footer.
  ///
  /// - Parameter content: The views in the section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title as its header.
  ///
  /// - Parameters:
  ///   - titleKey: The title in the header of the section.
  ///   - content: The views of the section.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }

  /// Creates a section with a title as its header.
  ///
  /// - Parameters:
  ///   - title: The title in the header of the section.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }

  /// Creates a section with a title as its header.
  ///
  /// - Parameters:
  ///   - titleResource: The title in the header of the section.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), content(), EmptyView())
  }
}
