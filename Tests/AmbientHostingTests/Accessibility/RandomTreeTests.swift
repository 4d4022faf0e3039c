import Ambient
import AmbientTesting
import Foundation
import Testing

/// A description from which the test creates a view and the expected accessibility tree.
private indirect enum RandomView: Sendable {
  case text(String)
  case button(String)
  case shape
  case stack([RandomView])
  case labeled(RandomView, String)
  case hidden(RandomView)
  case header(RandomView)
  case action(RandomView, String)
  case priority(RandomView, Double)
  case tapped(RandomView)
  case contain(RandomView)
  case combine(RandomView)
  case ignore(RandomView)

  static func random(_ depth: Int, _ random: inout SplitMix) -> RandomView {
    let name = "\(random.next() % 90 + 10)"
    guard depth > 0 else {
      return [.text(name), .button(name), .shape][Int(random.next() % 3)]
    }
    let inner = RandomView.random(depth - 1, &random)
    switch random.next() % 13 {
    case 0...3:
      let count = Int(random.next() % 4)
      return .stack((0..<count).map { _ in .random(depth - 1, &random) } + [inner])
    case 4: return .labeled(inner, name)
    case 5: return random.next() % 2 == 0 ? .hidden(inner) : inner
    case 6: return .header(inner)
    case 7: return .action(inner, name)
    case 8: return .priority(inner, Double(random.next() % 3))
    case 9: return .tapped(inner)
    case 10: return .contain(inner)
    case 11: return .combine(inner)
    default: return random.next() % 3 == 0 ? .ignore(inner) : inner
    }
  }

  var hasHidden: Bool {
    switch self {
    case .text, .button, .shape: false
    case .hidden: true
    case .stack(let views): views.contains(where: \.hasHidden)
    case .labeled(let view, _), .header(let view), .action(let view, _), .priority(let view, _),
      .tapped(let view), .contain(let view), .combine(let view), .ignore(let view):
      view.hasHidden
    }
  }

  /// A new identifier if a tap target covers the whole view, otherwise nil.
  var coveringTarget: UUID? {
    switch self {
    case .text, .button, .shape: nil
    case .tapped: UUID()
    case .stack(let views): views.count == 1 ? views[0].coveringTarget : nil
    case .labeled(let view, _), .header(let view), .action(let view, _), .priority(let view, _),
      .hidden(let view), .contain(let view), .combine(let view), .ignore(let view):
      view.coveringTarget
    }
  }

  @MainActor var view: AnyView {
    switch self {
    case .text(let name): AnyView(Text(name))
    case .button(let name): AnyView(Button(name) {})
    case .shape: AnyView(Circle())
    case .stack(let views):
      AnyView(
        VStack { ForEach(Array(views.enumerated()), id: \.offset) { $0.element.view } }
      )
    case .labeled(let view, let name): AnyView(view.view.accessibilityLabel(name))
    case .hidden(let view): AnyView(view.view.accessibilityHidden(true))
    case .header(let view): AnyView(view.view.accessibilityAddTraits(.isHeader))
    case .action(let view, let name): AnyView(view.view.accessibilityAction(named: name) {})
    case .priority(let view, let number): AnyView(view.view.accessibilitySortPriority(number))
    case .tapped(let view): AnyView(view.view.onTapGesture {})
    case .contain(let view): AnyView(view.view.accessibilityElement(children: .contain))
    case .combine(let view): AnyView(view.view.accessibilityElement(children: .combine))
    case .ignore(let view): AnyView(view.view.accessibilityElement(children: .ignore))
    }
  }
}

/// A node of the expected accessibility tree.
private struct Expected {
  var isText = false
  var isButton = false
  var isHeader = false
  var label: String?
  var priority = 0.0
  /// The identifier of the button or tap target that a press reaches.
  var target: UUID?
  var named: [String] = []
  var children: [Expected]?

  var name: String {
    label ?? (children ?? []).map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  var leaves: [Expected] {
    guard let children, !children.isEmpty else { return [self] }
    return children.flatMap(\.leaves)
  }

  static func nodes(_ view: RandomView) -> [Expected] {
    switch view {
    case .text(let name): return [Expected(isText: true, label: name)]
    case .button(let name): return [Expected(isButton: true, label: name, target: UUID())]
    case .shape: return []
    case .stack(let views): return views.flatMap(nodes)
    case .hidden: return []
    case .labeled(let view, let name): return changed(view, creates: true) { $0.label = name }
    case .header(let view): return changed(view, creates: true) { $0.isHeader = true }
    case .action(let view, let name):
      return changed(view, creates: true) {
        if !$0.named.contains(name) { $0.named.append(name) }
      }
    case .priority(let view, let number):
      return changed(view, creates: false) { $0.priority = number }
    case .tapped(let view):
      let target = UUID()
      return changed(view, creates: false) { $0.target = $0.target ?? target }
    case .contain(let view): return [Expected(children: sorted(nodes(view)))]
    case .ignore(let view): return [Expected(target: view.coveringTarget)]
    case .combine(let view): return [combined(sorted(nodes(view)).flatMap(\.leaves))]
    }
  }

  /// Returns the nodes of a view after a change of each node.
  ///
  /// If `creates` is true, a view without nodes, such as a shape, gets a node for the change. But
  /// such a view gets no node if it contains a hidden view.
  private static func changed(
    _ view: RandomView,
    creates: Bool,
    _ change: (inout Expected) -> Void
  ) -> [Expected] {
    var result = nodes(view)
    if result.isEmpty, creates, !view.hasHidden {
      result = [Expected(target: view.coveringTarget)]
    }
    for index in result.indices { change(&result[index]) }
    return result
  }

  static func sorted(_ nodes: [Expected]) -> [Expected] {
    // An insertion sort keeps the order of nodes that have the same priority.
    nodes.reduce(into: []) { result, node in
      let index = result.firstIndex { $0.priority < node.priority } ?? result.endIndex
      result.insert(node, at: index)
    }
  }

  private static func combined(_ leaves: [Expected]) -> Expected {
    let controls = leaves.filter { $0.target != nil }
    let targets = Set(controls.map(\.target))
    let only = controls.count == 1 ? controls[0] : leaves.count == 1 ? leaves[0] : nil
    var node = Expected()
    let names = leaves.map(\.name).filter { !$0.isEmpty }
    node.label = names.isEmpty ? nil : names.joined(separator: ", ")
    let areTexts = !leaves.isEmpty && leaves.allSatisfy(\.isText)
    node.isText = only?.isText ?? areTexts
    node.isButton = only?.isButton ?? false
    node.isHeader = leaves.contains(where: \.isHeader)
    if targets.count == 1 { node.target = controls[0].target }
    for leaf in leaves {
      for name in leaf.named where !node.named.contains(name) { node.named.append(name) }
    }
    guard targets.count > 1 else { return node }
    for control in controls where !node.named.contains(control.name) {
      node.named.append(control.name)
    }
    return node
  }

  var role: String {
    if isButton { return "button" }
    if isHeader { return "heading" }
    if isText { return "text" }
    return children == nil ? "element" : "group"
  }

  var lines: [String] {
    var parts = [role]
    if let label, !label.isEmpty { parts.append("\"\(label)\"") }
    if isHeader, isButton { parts.append("isHeader") }
    let actions = (target != nil && !isButton ? ["activate"] : []) + named.map { "\"\($0)\"" }
    if !actions.isEmpty { parts.append("actions \(actions.sorted().joined(separator: ", "))") }
    return [parts.joined(separator: " ")]
      + (children ?? []).flatMap { $0.lines.map { "  " + $0 } }
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

@Suite @MainActor struct `Random accessibility trees` {
  @Test(arguments: 0..<200)
  func `The accessibility tree of random views equals the tree of a simple model`(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let views = (0..<3).map { _ in RandomView.random(5, &random) }
    let expected = Expected.sorted(views.flatMap(Expected.nodes)).flatMap(\.lines)
    let host = TestHost { RandomView.stack(views).view }
    #expect(host.accessibilityTree.withSortedActions == expected.joined(separator: "\n"))
  }
}

extension String {
  fileprivate var withSortedActions: String {
    split(separator: "\n").map { line in
      guard let range = line.firstRange(of: "actions ") else { return String(line) }
      let names = String(line[range.upperBound...]).namesInList.sorted()
      return line[..<range.upperBound] + names.joined(separator: ", ")
    }
    .joined(separator: "\n")
  }

  // A name in quotation marks can contain commas.
  private var namesInList: [String] {
    var names = [""]
    var isQuoted = false
    for character in self {
      if character == "\"" { isQuoted.toggle() }
      if character == ",", !isQuoted {
        names.append("")
      } else if character != " " || names[names.count - 1] != "" {
        names[names.count - 1].append(character)
      }
    }
    return names
  }
}
