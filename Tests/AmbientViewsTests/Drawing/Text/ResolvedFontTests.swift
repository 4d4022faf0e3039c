import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Resolved fonts` {
  private let context = EnvironmentValues().fontResolutionContext

  @Test func `The font of a text style resolves to the size and the weight of the style`() {
    let title = Font.title.resolve(in: context)
    #expect(title.pointSize == 28)
    #expect(title.weight == .regular)
    #expect(title.width == .standard)
    #expect(title.leading == .standard)
    #expect(!title.isBold)
    let headline = Font.headline.resolve(in: context)
    #expect(headline.weight == .semibold)
    #expect(headline.isBold)
    #expect(Font.default.resolve(in: context) == Font.body.resolve(in: context))
  }

  @Test func `A resolved font has the traits of the font`() {
    let font = Font.system(size: 12.5, weight: .black, design: .monospaced)
    let resolved = font.italic().smallCaps().leading(.loose).width(.condensed).resolve(in: context)
    #expect(resolved.pointSize == 12.5)
    #expect(resolved.weight == .black)
    #expect(resolved.width == .condensed)
    #expect(resolved.leading == .loose)
    #expect(resolved.isBold)
    #expect(resolved.isItalic)
    #expect(resolved.isMonospaced)
    #expect(resolved.isSmallCaps)
    let lowercase = Font.body.lowercaseSmallCaps().leading(.tight).resolve(in: context)
    #expect(lowercase.isLowercaseSmallCaps)
    #expect(!lowercase.isUppercaseSmallCaps)
    #expect(!lowercase.isSmallCaps)
    #expect(lowercase.leading == .tight)
  }

  @Test func `The bold and italic traits of a font can be switched on and off`() {
    #expect(Font.title.bold(true) == Font.title.bold())
    #expect(!Font.title.bold(true).bold(false).resolve(in: context).isBold)
    #expect(!Font.headline.bold(false).resolve(in: context).isBold)
    #expect(Font.headline.bold(false).description == "headline regular")
    #expect(Font.title.weight(.light).bold(false) == Font.title.weight(.light))
    #expect(Font.title.italic(true).italic(false) == Font.title)
  }

  @Test func `Only fonts that follow the user's text size grow when the text size grows`() {
    var values = EnvironmentValues()
    values.dynamicTypeSize = .accessibility5
    let large = values.fontResolutionContext
    #expect(Font.body.resolve(in: large).pointSize == 53)
    #expect(Font.system(size: 10).resolve(in: large).pointSize == 10)
    #expect(Font.custom("Avenir", fixedSize: 10).resolve(in: large).pointSize == 10)
    #expect(Font.custom("Avenir", size: 17).resolve(in: large).pointSize == 53)
  }

  private struct Size: View {
    @Environment(\.fontResolutionContext) private var context

    var body: some View {
      Text(verbatim: "\(Int(Font.body.resolve(in: context).pointSize))")
    }
  }

  private struct Page: View {
    @State private var typeSize = DynamicTypeSize.large
    @State private var font = Font.body

    var body: some View {
      Size().dynamicTypeSize(typeSize).font(font)
      Button("Shrink") { typeSize = .xSmall }
      Button("Title") { font = .title }
    }
  }

  @Test func `A body that reads the fontResolutionContext runs again when the text size changes`() {
    let host = TestHost { Page() }
    #expect(host.texts.first == "17")
    host.takeBodies()
    host.tap("Title")
    #expect(host.takeBodies() == ["Page"])
    host.tap("Shrink")
    #expect(host.takeBodies() == ["Page", "Size"])
    #expect(host.texts.first == "14")
  }
}
