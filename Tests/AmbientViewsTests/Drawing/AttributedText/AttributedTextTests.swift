import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A text of an attributed string` {
  private var title: AttributedString {
    var title = AttributedString("Autumn leaves")
    if let range = title.range(of: "Autumn") {
      title[range].foregroundColor = .orange
      title[range].font = .title
      title[range].underlineStyle = .single
    }
    title.kern = 2
    return title
  }

  @Test func `Attributes that only some runs have are in TextRuns, not in ElementAttributes`() {
    let host = TestHost { Text(title) }
    let element = host.elements.first
    #expect(host.tree == "Text \"Autumn leaves\" kerning=2")
    let runs = element?.detail(TextRuns.self)?.runs ?? []
    #expect(runs.map(\.text) == ["Autumn", " leaves"])
    #expect(runs.map { $0.attributes[.foreground] } == ["orange", nil])
    #expect(runs.map { $0.attributes[.font] } == ["title", nil])
    #expect(runs.map { $0.attributes[.underline] } == ["solid", nil])
    #expect(runs.map { $0.attributes[.kerning] } == [2, 2])
    #expect(runs.map { $0.paint == nil } == [false, true])
  }

  @Test func `A text has no TextRuns detail if all its runs have the same attributes`() {
    var plain = AttributedString("plain")
    plain.backgroundColor = .yellow
    plain.strikethroughStyle = Text.LineStyle(pattern: .dot, color: .red)
    plain.baselineOffset = 3
    plain.tracking = 1
    let host = TestHost { Text(plain) }
    #expect(host.elements.first?.detail(TextRuns.self) == nil)
    #expect(
      host.tree == """
        Text "plain" baselineOffset=3 highlight=yellow kerning=1 strikethrough=dot red
        """
    )
  }

  @Test func `An attributed string can say how a screen reader speaks it`() {
    var code = AttributedString("AB-12")
    code.accessibilitySpeechSpellsOutCharacters = true
    code.accessibilitySpeechIncludesPunctuation = true
    code.accessibilitySpeechAdjustedPitch = 0.5
    code.accessibilitySpeechAnnouncementsQueued = true
    let modified = Text("AB-12").speechSpellsOutCharacters().speechAlwaysIncludesPunctuation()
      .speechAdjustedPitch(0.5).speechAnnouncementsQueued()
    let host = TestHost {
      Text(code)
      modified
    }
    let attributes = host.elements.map(\.attributes)
    #expect(attributes.first == attributes.last)
    #expect(host.elements.first?[.spellsOut] == true)
  }

  @Test func `Attributes of a string take precedence over modifiers of its text`() {
    let host = TestHost {
      Text(title).font(.caption).foregroundStyle(.blue).bold()
    }
    let runs = host.elements.first?.detail(TextRuns.self)?.runs ?? []
    #expect(runs.map { $0.attributes[.font] } == ["title", "caption"])
    #expect(runs.map { $0.attributes[.foreground] } == ["orange", "blue"])
    #expect(runs.map { $0.attributes[.bold] } == [true, true])
  }

  @Test func `An attributed string can have attributes from attribute containers`() {
    let text =
      AttributedString("a", attributes: AttributeContainer().kern(4))
      + AttributedString("b", attributes: AttributeContainer().font(.body))
    #expect(text.runs.map(\.kern) == [4, nil])
    #expect(text.runs.map(\.swiftUI.font) == [nil, .body])
    let host = TestHost { Text("Letters: \(text)") }
    #expect(host.texts == ["Letters: ab"])
    #expect(
      host.elements.first?.detail(TextRuns.self)?.runs.map { $0.attributes[.kerning] }
        == [nil, 4, nil]
    )
  }

  @Test func `The lines of an attributed string can have a height`() {
    var tall = AttributedString("tall")
    tall.lineHeight = .exact(points: 40)
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      Text(tall).lineHeight(.tight)
      Text(tall + AttributedString(" low")).lineHeight(.tight)
    }
    let (whole, mixed) = (host.elements.first { $0.text == "tall" }, host.elements.last)
    #expect(whole?[.lineHeight] == "exact 40")
    #expect(host.frame(of: "tall")?.height == 40)
    let runs = mixed?.detail(TextRuns.self)?.runs ?? []
    #expect(runs.map(\.text) == ["tall", " low"])
    #expect(runs.map { $0.attributes[.lineHeight] } == ["exact 40", nil])
    #expect(mixed?[.lineHeight] == "tight")
  }

  private struct Mark: TextAttribute, Equatable { var strength: Int }
  private struct Note: TextAttribute {}

  @Test func `Custom text attributes are passed on to hosts`() {
    let host = TestHost {
      Text("a").customAttribute(Mark(strength: 2)).customAttribute(Note())
        .customAttribute(Mark(strength: 9)) + Text("b")
    }
    let runs = host.elements.first?.detail(TextRuns.self)?.runs ?? []
    // The text "a" has two attributes of the type Mark. The inner one applies.
    #expect(runs.map { $0[Mark.self]?.strength } == [2, nil])
    #expect(runs.map { $0[Note.self] != nil } == [true, false])
  }

  @Test func `A text has attributes for speech, text scale, language and line height`() {
    let host = TestHost {
      VStack {
        Text("a").textScale(.secondary).speechAdjustedPitch(0.5).speechSpellsOutCharacters()
        Text("b").typesettingLanguage(Locale.Language(identifier: "th"))
        Text("c").speechAlwaysIncludesPunctuation().speechAnnouncementsQueued(false)
        Text("d").textScale(.default)
      }
      .textScale(.secondary)
      .speechAnnouncementsQueued()
      .textSelection(.enabled)
      .lineHeight(.multiple(factor: 1.5))
    }
    #expect(
      host.tree == """
        VStack
          Text "a" lineHeight=multiple 1.5 queuesSpeech=true selectable=true speechPitch=0.5 \
        spellsOut=true textScale=secondary
          Text "b" lineHeight=multiple 1.5 queuesSpeech=true selectable=true \
        textScale=secondary typesettingLanguage=th-Thai-TH
          Text "c" lineHeight=multiple 1.5 selectable=true speaksPunctuation=true \
        textScale=secondary
          Text "d" lineHeight=multiple 1.5 queuesSpeech=true selectable=true
        """
    )
  }
}
