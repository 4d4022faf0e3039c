import Ambient
import AmbientScreen
import AmbientTesting

/// Returns the SVG lines of a view on a screen of 100 x 40 points, without the lines for the
/// document and the background.
@MainActor
func lines<Content: View>(
  _ scheme: ColorScheme = .light,
  @ViewBuilder _ content: () -> Content
) -> [String] {
  let host = TestHost(size: CGSize(width: 100, height: 40), content: content)
  return host.svg(colorScheme: scheme).split(separator: "\n").dropFirst(2).dropLast()
    .map { String($0.drop { $0 == " " }) }
}

extension String {
  /// The name of the opening tag at the start of the line, or an empty string for a closing tag.
  var tagName: String { String(drop { $0 == "<" }.prefix { $0.isLetter }) }

  /// Returns the value of an attribute of the tag in the line.
  func attribute(_ name: String) -> String? {
    guard let start = firstRange(of: " \(name)=\"")?.upperBound else { return nil }
    return String(self[start...].prefix { $0 != "\"" })
  }

  private func firstRange(of text: String) -> Range<Index>? { ranges(of: text).first }
}
