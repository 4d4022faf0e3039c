import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A color of UIKit` {
  @Test func `A color of UIKit can be shown as a view`() {
    let host = TestHost {
      Color(.systemRed)
      Color(uiColor: .label)
      Color(.secondarySystemBackground)
      Color(.systemBlue.withAlphaComponent(0.25))
      Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
      Color(cgColor: CGColor(gray: 1, alpha: 1))
      Color(#colorLiteral(red: 0, green: 0.4, blue: 1, alpha: 1))
    }
    #expect(
      host.tree == """
        Color color=red
        Color color=primary
        Color color=secondarySystemBackground
        Color color=blue 25%
        Color color=#FF8000 50%
        Color color=#FFFFFF
        Color color=#0066FF
        """
    )
  }

  @Test func `A color of UIKit resolves for each color scheme`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let fill = Color(.systemFill)
    #expect(fill.resolve(in: EnvironmentValues()).description == "#787880 20%")
    #expect(fill.resolve(in: dark).description == "#787880 36%")
    #expect(Color(.systemGray6).resolve(in: dark).description == "#1C1C1E")
    #expect(Color(.red).resolve(in: dark).description == "#FF0000")
  }

  @Test func `The method getRed writes the components of a UIKit color into variables`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(white: 1, alpha: 0.5)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 1, 1, 0.5])
    #expect(color.cgColor.alpha == 0.5)
    #expect(UIColor(named: "no such color") == nil)
  }

  @Test func `A color literal is a UIKit color, and Color can be made from another Color`() {
    let sea = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    let tint: Color? = .pink
    #expect(Color(sea) == Color(red: 0, green: 0, blue: 1))
    #expect(Color(tint ?? .gray) == .pink)
  }
}
