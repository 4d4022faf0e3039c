import Ambient
import AmbientScreen
import Foundation

/// A program of the gallery, with the size of its screen.
@MainActor
struct Program {
  let name: String
  private let size: CGSize
  private let content: AnyView

  init(_ name: String, width: CGFloat = 320, height: CGFloat, @ViewBuilder content: () -> some View)
  {
    self.name = name
    size = CGSize(width: width, height: height)
    self.content = AnyView(content())
  }

  static func named(_ name: String) -> Program? { all.first { $0.name == name } }

  /// The screen in characters.
  var picture: String {
    screen(ScreenSettings(size: size), .light) { $0.picture }
  }

  /// Returns the screen as an SVG document, with characters of different widths.
  func svg(_ scheme: ColorScheme) -> String {
    let settings = ScreenSettings(size: size, textMeasure: ProportionalTextMeasure.sansSerif)
    return screen(settings, scheme) { $0.svg(colorScheme: scheme) }
  }

  /// Mounts the program, returns a result made from its layout, and unmounts the program.
  private func screen<Result>(
    _ settings: ScreenSettings,
    _ scheme: ColorScheme,
    _ result: (ScreenLayout) -> Result
  ) -> Result {
    let tree = ViewTree(environment: Self.environment(scheme)) { content }
    let layout = ScreenLayout(of: tree, settings)
    tree.settle()
    defer { tree.unmount() }
    return result(layout)
  }

  /// An environment that is the same on each machine, at 36 seconds after 10:09.
  private static func environment(_ scheme: ColorScheme) -> EnvironmentValues {
    let locale = Locale(identifier: "en_GB")
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.firstWeekday = 2
    calendar.timeZone = .gmt
    var values = EnvironmentValues()
    values.colorScheme = scheme
    values.locale = locale
    values.timeZone = .gmt
    values.calendar = calendar
    values.clockStart = Date(timeIntervalSince1970: 20_000 * 86_400 + 36_576)
    return values
  }
}
