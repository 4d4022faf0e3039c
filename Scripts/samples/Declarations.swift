// The members of the library's types that samples take for granted: see Sample.swift.

// MARK: The environment and its relatives

public struct Account {}

struct Theme {
  var accent = Color.blue
}

extension EnvironmentValues {
  @Entry var avatarBadge = ""
  @Entry var border = 1
  @Entry var retries = 3
  @Entry var startingCount = 10
  @Entry var theme = Theme()
}

extension ContainerValues {
  @Entry var isPinned = false
}

extension FocusedValues {
  @Entry var deleteSelection: (() -> Void)?
}

extension Transaction {
  @Entry var sourceOfChange = ""
}

struct SelectionKey: PreferenceKey {
  static let defaultValue: Anchor<CGPoint>? = nil

  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {}
}

// MARK: Hosts and resources

extension ElementKind {
  static let dial: ElementKind = "Dial"
}

extension ElementAttribute where Value == Double {
  static var level: Self { Self("level") }
}

struct ShakeEvent: ElementEvent {
  let strength: Double
}

final class TerminalHost: AppHost {
  static let name = "terminal"
  static let summary = ""

  func run(_ app: any HostedApp) -> Never { preconditionFailure() }
}

extension Bundle {
  static var module: Bundle { .main }
}

extension ColorResource {
  static let brand = ColorResource(name: "brand", bundle: .main)
}

extension ImageResource {
  static let heroShot = ImageResource(name: "heroShot", bundle: .main)
}

extension Notification.Name {
  static let libraryChanged = Notification.Name("libraryChanged")
}
