import Ambient
import AmbientTesting
import Testing

/// A modifier, and the attributes that hosts get from it.
private struct Described: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let view: @MainActor @Sendable () -> AnyView

  init(_ attributes: String, _ view: @escaping @MainActor @Sendable (Text) -> some View) {
    testDescription = attributes
    self.view = { AnyView(view(Text("A"))) }
  }
}

@Suite @MainActor struct `The accessibility modifiers` {
  nonisolated private static let described: [Described] = [
    Described("children=contain") { $0.accessibilityElement(children: .contain) },
    Described("children=ignore") { $0.accessibilityElement() },
    Described("activationAnchor=0.5 0") { $0.accessibilityActivationPoint(.top) },
    Described("activationX=1 activationY=2") {
      $0.accessibilityActivationPoint(CGPoint(x: 1, y: 2))
    },
    Described("") { $0.accessibilityActivationPoint(.top, isEnabled: false) },
    Described("dragDescription=Move dragPoint=0.5 0") {
      $0.accessibilityDragPoint(.top, description: "Move")
    },
    Described("dropDescription=Put dropPoint=0.5 1") {
      $0.accessibilityDropPoint(.bottom, description: Text("Put"))
    },
    Described("") { $0.accessibilityDropPoint(.bottom, description: "Put", isEnabled: false) },
    Described("contentID=s contentLabel=Size contentValue=2 importance=high") {
      $0.accessibilityCustomContent(
        AccessibilityCustomContentKey("Size", id: "s"),
        "2",
        importance: .high
      )
    },
    Described("contentLabel=Size contentValue=2") {
      $0.accessibilityCustomContent(Text("Size"), Text("2"))
    },
    Described("headingLevel=3") { $0.accessibilityHeading(.h3) },
    Described("inputLabels=B, C") { $0.accessibilityInputLabels([Text("B"), Text("C")]) },
    Described("") { $0.accessibilityInputLabels(["B"], isEnabled: false) },
    Described("respondsToUserInteraction=false") {
      $0.accessibilityRespondsToUserInteraction(false)
    },
    Described("sortPriority=2") { $0.accessibilitySortPriority(2) },
    Described("textContentType=sourceCode") { $0.accessibilityTextContentType(.sourceCode) },
    Described("ignoresInvertColors=true") { $0.accessibilityIgnoresInvertColors() },
    Described("showsLargeContentViewer=true") { $0.accessibilityShowsLargeContentViewer() },
    Described("directTouch=true directTouchOptions=requiresActivation silentOnTouch") {
      $0.accessibilityDirectTouch(options: [.silentOnTouch, .requiresActivation])
    },
    Described("action=escape") { $0.accessibilityAction(.escape) {} },
    Described("action=named actionName=Open") { $0.accessibilityAction(named: "Open") {} },
    Described("rotors=Errors") {
      $0.accessibilityRotor("Errors", textRanges: [])
    },
    Described("rotors=headings2") {
      $0.accessibilityRotor(.headings(level: .h2)) { AccessibilityRotorEntry("B", id: 1) }
    },
    Described("chart=Rain") { $0.accessibilityChartDescriptor(Rain()) },
    Described("label=B") { $0.accessibility(label: Text("B")) },
    Described("value=B") { $0.accessibility(value: Text("B")) },
    Described("hint=B") { $0.accessibility(hint: Text("B")) },
    Described("hidden=true") { $0.accessibility(hidden: true) },
    Described("identifier=b") { $0.accessibility(identifier: "b") },
    Described("adds=isButton isHeader") { $0.accessibility(addTraits: [.isHeader, .isButton]) },
    Described("removes=isButton") { $0.accessibility(removeTraits: .isButton) },
    Described("sortPriority=1") { $0.accessibility(sortPriority: 1) },
    Described("inputLabels=B") { $0.accessibility(inputLabels: [Text("B")]) },
    Described("") { $0.accessibility(selectionIdentifier: 1) },
  ]

  @Test(arguments: described)
  fileprivate func `Accessibility modifiers give attributes to the host`(modifier: Described) {
    let host = TestHost(content: modifier.view)
    let element = host.elements(of: .accessibility).first
    #expect(element?.attributes.description == modifier.testDescription)
    #expect(element?.children.first?.text == "A")
  }

  @Test func `Accessibility modifiers give details to the host if no attribute fits`() throws {
    let log = Log()
    let host = TestHost {
      Linked(log: log)
    }
    let node = try #require(host.find(.text, "A").node)
    #expect(node.details(AccessibilityLink.self).map(\.purpose) == [.rotorEntry, .group])
    let rotor = try #require(node.rotors.first)
    #expect(rotor.name == "Rows" && !rotor.isSystem)
    #expect(rotor.entries.map(\.label) == ["One", "Two", "Three"])
    #expect(rotor.entries.map(\.id) == [1, 2, 3])
    rotor.entries.last?.prepare()
    #expect(log.lines == ["prepared"])
    #expect(
      host.find(.image, "Chart").node?.details(AccessibilityChartDetail.self).first?.descriptor
        .series.first?.dataPoints.map(\.yValue?.number) == [3]
    )
  }

  @Test func `Views that are only for assistive technologies stay invisible on the screen`() {
    let host = TestHost {
      Text("A").accessibilityRepresentation { Button("B") {} }
      Text("C").accessibilityActions { Button("D") {} }
      Text("E").accessibilityShowsLargeContentViewer { Text("F") }
    }
    #expect(host.texts == ["A", "C", "E"])
    #expect(host.visibleTexts == ["A", "C", "E"])
    #expect(host.viewTree.allElements.filter { $0.text == "B" }.count == 1)
    host.find(.button, "B").tap()
  }

  @Test func `accessibilityChildren does not change the visible layout`() {
    let size = CGSize(width: 80, height: 64)
    let plain = TestHost(size: size) { Text("A").padding() }
    let described = TestHost(size: size) {
      Text("A").accessibilityChildren { Text("A much longer text") }.padding()
    }
    #expect(plain.picture.contains("A"))
    #expect(plain.picture == described.picture)
  }

  @Test func `accessibilityLabel returns content modified by AccessibilityAttachmentModifier`() {
    let view: ModifiedContent<Text, AccessibilityAttachmentModifier> =
      Text("A").accessibilityLabel("B")
    #expect(TestHost { view }.accessibilityTree == "text \"B\"")
  }

  @Test func `Each accessibility modifier of a chain adds a ModifiedContent around the view`() {
    typealias Modified<Content: View> = ModifiedContent<Content, AccessibilityAttachmentModifier>
    let view: Modified<Modified<Text>> =
      Text("A").accessibilityLabel("B").accessibilityHint("C")
    #expect(TestHost { view }.accessibilityTree == "text \"B\" hint \"C\"")
  }

  @Test func `Setting a new accessibility action does not run the body of the modified view`() {
    let log = Log()
    let host = TestHost { Counter(log: log) }
    #expect(host.bodies { host.find(.text, "Fixed").perform("Add") } == ["Counter"])
    host.find(.text, "Fixed").perform("Add")
    #expect(log.lines == ["0", "1"])
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}

private struct Rain: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Rain",
      summary: nil,
      xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May"]),
      yAxis: AXNumericDataAxisDescriptor(title: "mm", range: 0...9, gridlinePositions: []) {
        "\($0)"
      },
      series: [
        AXDataSeriesDescriptor(
          name: "2026",
          isContinuous: false,
          dataPoints: [AXDataPoint(x: "May", y: 3)]
        )
      ]
    )
  }
}

private struct Linked: View {
  let log: Log
  @Namespace private var names

  init(log: Log) { self.log = log }

  var body: some View {
    Text("A")
      .accessibilityLinkedGroup(id: 1, in: names)
      .accessibilityRotorEntry(id: 2, in: names)
      .accessibilityRotor("Rows") {
        AccessibilityRotorEntry("One", id: 1)
        if !log.lines.isEmpty { AccessibilityRotorEntry("None", id: 0) }
        ForEach([2], id: \.self) { AccessibilityRotorEntry(Text("Two"), id: $0, in: names) }
        Last(log: log)
      }
    Circle().accessibilityLabel("Chart").accessibilityAddTraits(.isImage)
      .accessibilityChartDescriptor(Rain())
  }
}

private struct Last: AccessibilityRotorContent {
  let log: Log
  var body: some AccessibilityRotorContent {
    AccessibilityRotorEntry("Three", id: 3) { log.lines.append("prepared") }
  }
}

private struct Counter: View {
  let log: Log
  @State private var count = 0

  init(log: Log) { self.log = log }

  var body: some View {
    Static().accessibilityAction(named: "Add") {
      log.lines.append("\(count)")
      count += 1
    }
    .accessibilityValue("\(count)")
  }
}

private struct Static: View {
  var body: some View { Text("Fixed") }
}
