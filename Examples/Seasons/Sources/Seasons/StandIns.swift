import Ambient

struct Section<Content: View> {
  let title: String
  let content: TupleView<(Text, Content)>
  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = TupleView((Text(title), content()))
  }
}
extension Section: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription("Section")
  }
}
struct HStack<Content: View> {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension HStack: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription("HStack")
  }
}
struct Image { let systemName: String }
extension Image: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription("Image", attributes: ["name": .string(systemName)])
  }
}
struct Toggle {
  let title: String; @Binding var isOn: Bool;
  init(_ t: String, isOn: Binding<Bool>) { title = t; _isOn = isOn }
}
extension Toggle: ElementView {
  var content: Text { Text(title) }
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(
      "Toggle",
      attributes: ["isOn": .bool(isOn)],
      isEnabled: environment.isEnabled
    ) {
      if case .toggle(let on) = $0 { isOn = on }
    }
  }
}
struct TextField {
  let title: String; @Binding var text: String;
  init(_ t: String, text: Binding<String>) { title = t; _text = text }
}
extension TextField: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(
      "TextField",
      text: title,
      attributes: ["value": .string(text)],
      isEnabled: environment.isEnabled
    ) {
      if case .edit(let new) = $0 { text = new }
    }
  }
}
@MainActor protocol ButtonStyle {
  associatedtype Body: View; func makeBody(configuration: Configuration) -> Body;
  typealias Configuration = ButtonStyleConfiguration
}
struct ButtonStyleConfiguration { let label: Text }
extension EnvironmentValues {
  @Entry var isEnabled = true; @Entry var anyButtonStyle: (any ButtonStyle)?
}
extension View {
  func disabled(_ d: Bool) -> some View { environment(\.isEnabled, !d) }
  func buttonStyle(_ s: some ButtonStyle) -> some View { environment(\.anyButtonStyle, s) }
}
struct Button: View {
  let title: String; let action: @MainActor () -> Void
  @Environment(\.anyButtonStyle) var style
  init(_ t: String, action: @escaping @MainActor () -> Void) { title = t; self.action = action }
  var body: some View { ButtonElement(action: action, content: make(style)) }
  func make(_ s: (any ButtonStyle)?) -> AnyView {
    func open(_ s: some ButtonStyle) -> AnyView { AnyView(Styled(style: s, label: Text(title))) }
    return s.map { open($0) } ?? AnyView(Text(title))
  }
}
struct Styled<S: ButtonStyle>: View {
  let style: S; let label: Text; var body: some View { AnyView(label.modifier(M(style: style))) }
}
struct M<S>: ViewModifier {
  let style: S;
  func body(content: Content) -> some View {
    HStack {
      Image(systemName: "leaf"); content
    }
  }
}
struct ButtonElement { let action: @MainActor () -> Void; let content: AnyView }
extension ButtonElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription("Button", isEnabled: environment.isEnabled) { if $0 == .press { action() } }
  }
}
