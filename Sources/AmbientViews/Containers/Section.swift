public import AmbientCore

/// A part of a list, with something above and below it.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  private init(_ header: Parent, _ content: Content, _ footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}

extension Section: View, LibraryView, NamedBody where Parent: View, Content: View, Footer: View {
  /// The header and the footer, where there are any, around the content.
  public var body: some View {
    Wrapper(
      kind: .section,
      content: TupleView((markedHeader, content, markedFooter))
    )
  }

  /// No: it is a section.
  public static var _isOneView: Bool { false }

  /// Lists the views of the header, of the content and of the footer.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.listSection(header: view.header, content: view.content, footer: view.footer)
  }

  private var markedHeader: SectionHeader<Parent>? {
    Parent.self == EmptyView.self ? nil : SectionHeader(content: header)
  }

  private var markedFooter: Wrapper<Footer>? {
    Footer.self == EmptyView.self ? nil : Wrapper(kind: .footer, content: footer)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  /// Makes a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }

  /// Makes a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }

  /// Makes a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }
}
