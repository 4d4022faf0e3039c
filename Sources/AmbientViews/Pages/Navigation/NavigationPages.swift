import AmbientCore
import AmbientSupport

/// The pages above the root of a stack.
struct NavigationPages {
  let path: any NavigationPathLocation
  let navigation: Navigation
}

extension NavigationPages: LibraryView {
  var body: some View {
    let values = path.values
    let pages = navigation.pages(for: values)
    let top = pages.last?.id
    ForEach(pages) { page in
      NavigationPageView(
        page: page,
        navigation: navigation,
        content: NavigationPageContent(page: page, navigation: navigation)
      )
      .appears(page.id == top)
    }
    .onEveryChange(of: values.count) { navigation.dropPushes(above: $1) }
  }
}

/// A modifier that hides the root of a stack while pages cover the root.
struct CoveredByPages {
  let path: any NavigationPathLocation
  let navigation: Navigation
}

extension CoveredByPages: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    content.appears(navigation.pages(for: path.values).isEmpty)
  }

  static var bodyName: String? { nil }
}

/// A page of a stack, or the root of the stack.
///
/// The root has no `page` and cannot be dismissed.
struct NavigationPageView<Content: View> {
  let page: NavigationPage?
  let navigation: Navigation
  let content: Content

  @State private var presentation = Presentation()
  @State private var contentAttributes = ContainerAttributes()

  init(page: NavigationPage?, navigation: Navigation, content: Content) {
    self.page = page
    self.navigation = navigation
    self.content = content
  }
}

extension NavigationPageView: LibraryView {
  var body: some View {
    if let page {
      let _ = presentation.dismissal = { [navigation] in navigation.pop(page) }
      ContainerElement(
        kind: .navigationPage,
        presentation: .page,
        contentAttributes: contentAttributes,
        content: content,
        goBack: { presentation.dismiss() }
      )
      .modifier(EditModeProvider())
      .environment(\.pageAttributes, contentAttributes)
      .environment(\.presentation, presentation)
      .endsOnRemoval(presentation)
      .onRemoval { navigation.release(page) }
    } else {
      ContainerElement(
        kind: .navigationPage,
        presentation: .page,
        contentAttributes: contentAttributes,
        content: content
      )
      .modifier(EditModeProvider())
      .environment(\.pageAttributes, contentAttributes)
    }
  }
}

/// The content of a page.
///
/// The body runs again when the closure of the page's destination changes.
struct NavigationPageContent {
  let page: NavigationPage
  let navigation: Navigation
}

extension NavigationPageContent: LibraryView {
  var body: some View {
    switch page {
    case .value(let value, _):
      if let destination = navigation.destination(for: type(of: value.base)) {
        destination.view(of: value)
      } else {
        MissingDestination(value: value, navigation: navigation)
      }
    case .pushed(let push):
      push.content?.wrappedValue
    }
  }
}

/// The page of a value whose type has no destination: a warning symbol.
private struct MissingDestination {
  let value: AnyHashable
  let navigation: Navigation
}

extension MissingDestination: LibraryView {
  var body: some View {
    Image(systemName: "exclamationmark.triangle")
      .onInsertion {
        let type = type(of: value.base)
        guard navigation.destination(for: type) == nil else { return }
        Diagnostic.missingDestination(value, present: navigation.destinationTypes).warn()
      }
  }
}

/// An element whose content can set attributes of the element.
struct ContainerElement<Content: View> {
  let kind: ElementKind
  var attributes = ElementAttributes()
  var presentation = ElementPresentation.inline
  let contentAttributes: ContainerAttributes
  let content: Content
  var goBack: (@MainActor () -> Void)?
}

extension ContainerElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(
      kind,
      attributes: attributes.merging(contentAttributes.attributes),
      presentation: presentation
    )
    if let goBack { description.on(BackEvent.self) { _ in goBack() } }
    return description
  }
}
