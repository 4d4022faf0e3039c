import Ambient

/// Shows the garden as text, and performs a user's actions in it.
///
/// It is a host like any other: it reads elements, sends events, and settles the tree.
@MainActor
final class GardenHost {
  /// The tree of the mounted views.
  let tree: ViewTree
  private var runs: [BodyRun] = []

  /// Mounts the garden.
  init() {
    tree = ViewTree { Garden() }
    tree.onBodyRun = { [unowned self] run in runs.append(run) }
    tree.settle()
  }

  /// Returns the bodies that ran since the last call, in order.
  func takeRuns() -> [BodyRun] {
    defer { runs = [] }
    return runs
  }

  /// All elements in tree order, each with its depth.
  var elements: [(element: Element, depth: Int)] {
    var result: [(element: Element, depth: Int)] = []
    var waiting = tree.elements.reversed().map { (element: $0, depth: 0) }
    while let (element, depth) = waiting.popLast() {
      result.append((element, depth))
      waiting += element.children.reversed().map { ($0, depth + 1) }
    }
    return result
  }

  /// The names of the views in the tree, each once, in tree order.
  var views: [String] {
    var names: [String] = []
    for (element, _) in elements {
      for name in element.views.reversed() where !names.contains(name) { names.append(name) }
    }
    return names
  }

  // MARK: Acting

  /// Presses a button.
  func tap(_ title: String) throws(ScriptError) {
    try send(.press, to: control("Button", title), title)
  }

  /// Switches a toggle on if it is off, and off if it is on.
  func toggle(_ title: String) throws(ScriptError) {
    let toggle = try control("Toggle", title)
    try send(.toggle(toggle[.isOn] != true), to: toggle, title)
  }

  /// Replaces the text in a text field.
  func type(_ text: String, into title: String) throws(ScriptError) {
    try send(.edit(text), to: control("TextField", title), title)
  }

  /// Sets a value in the root environment.
  func set(_ key: NamedKey, to text: String) throws(ScriptError) {
    guard let takes = key.takes else {
      throw .readOnlyKey(key.name, settable: NamedKey.all.filter { $0.takes != nil }.map(\.name))
    }
    var environment = tree.environment
    guard key.write(text, &environment) else {
      throw .wrongValue(text, for: key.name, takes: takes)
    }
    tree.environment = environment
    tree.settle()
  }

  private func control(_ kind: ElementKind, _ title: String) throws(ScriptError) -> Element {
    let controls = elements.map(\.element).filter { $0.kind == kind }
    let matches = controls.filter { $0.title == title }
    guard let match = matches.first(where: \.isEnabled) ?? matches.first else {
      throw .noControl(kind.name, title, present: controls.map(\.title))
    }
    return match
  }

  private func send(
    _ event: some ElementEvent,
    to element: Element,
    _ title: String
  ) throws(ScriptError) {
    guard tree.send(event, to: element) else {
      throw .disabled(element.kind.name, title, views: element.views)
    }
    tree.settle()
  }
}

extension ElementKind {
  /// The name of the kind in messages.
  fileprivate var name: String {
    switch self {
    case "Button": "button"
    case "Toggle": "toggle"
    case "TextField": "text field"
    default: rawValue
    }
  }
}

extension Element {
  /// The title of a control: its own text, or the texts of its children.
  var title: String {
    if let text { return text }
    return children.map(\.title).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
