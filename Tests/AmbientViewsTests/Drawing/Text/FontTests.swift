import Ambient
import Foundation
import Testing

@Suite struct `The descriptions of fonts and colors` {
  @Test func `The description of a font names the font or its size, and lists the traits`() {
    let size: CGFloat = 12
    #expect(Font.largeTitle.description == "largeTitle")
    #expect(Font.title.bold().italic().description == "title bold italic")
    #expect(Font.italic(.title)().bold() == Font.title.bold().italic())
    #expect(Font.system(size: 17).description == "system 17")
    #expect(
      Font.system(size: 12.5, weight: .light, design: .rounded).description
        == "system 12.5 rounded light"
    )
    #expect(Font.system(.body, design: .serif, weight: .regular).description == "body serif")
    #expect(
      Font.custom("Avenir", size: size).monospacedDigit().description == "Avenir 12 monospacedDigit"
    )
  }

  @Test func `The description of a font lists line spacing, width and small capitals`() {
    #expect(Font.body.leading(.tight).description == "body tightLeading")
    #expect(Font.body.leading(.tight).leading(.loose).description == "body looseLeading")
    #expect(Font.body.leading(.loose).leading(.standard) == Font.body)
    #expect(Font.title.width(.condensed).bold().description == "title bold condensed")
    #expect(Font.title.width(Font.Width(0.3)).description == "title width:0.3")
    #expect(Font.title.width(.standard).description == "title")
    #expect(Font.body.lowercaseSmallCaps().description == "body lowercaseSmallCaps")
    #expect(Font.body.uppercaseSmallCaps().description == "body uppercaseSmallCaps")
    #expect(
      Font.custom("Avenir", size: 17, relativeTo: .title).description
        == "Avenir 17 relativeTo:title"
    )
  }

  @Test func `The description of a color has the color's name or components, and the opacity`() {
    #expect(Color.red.description == "red")
    #expect(Color.red.opacity(0.5).opacity(0.5).description == "red 25%")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000")
    #expect(Color(white: 0.04, opacity: 0.1).description == "#0A0A0A 10%")
    #expect(Color(hue: 1 / 3, saturation: 1, brightness: 1).description == "#00FF00")
    #expect(Color(hue: 0.5, saturation: 0.5, brightness: 0.8).description == "#66CCCC")
    #expect(Color(hue: -2 / 3, saturation: 1, brightness: 1).description == "#00FF00")
    #expect(Color(hue: 4 / 3, saturation: 1, brightness: 1).description == "#00FF00")
    #expect(Color(.displayP3, red: 2, green: -1, blue: 0).description == "#FF0000")
    #expect(Color("Leaf").description == "Leaf")
  }
}
