/// An element of the accessibility tree: a thing that a user of an assistive technology can reach.
///
/// One node can represent several elements of the host's tree. The node of a button also represents
/// the label in the button, and the modifiers around the button describe the node.
@MainActor
public struct AccessibilityNode {
  /// The element that the node represents.
  public let element: Element

  /// The elements of the kind ``ElementKind/accessibility`` that describe the node, the outermost
  /// first.
  public internal(set) var modifiers: [Element] = []

  /// The label of the node itself; nil if it has none.
  public internal(set) var label: String?

  /// The value, such as `on` for a toggle; nil if it has none.
  public internal(set) var value: String?

  /// A text that describes the effect of an action; nil if the node has no such text.
  public internal(set) var hint: String?

  /// The identifier for tests and tools; nil if there is none.
  public internal(set) var identifier: String?

  /// The traits, including the traits of the role.
  public internal(set) var traits: AccessibilityTraits = []

  /// The level of a heading, from 1 to 6; nil if the node has none.
  public internal(set) var headingLevel: Int?

  /// Whether the user can operate the element.
  ///
  /// The result is false if the element is disabled, or if all elements that take the actions of
  /// the node are disabled.
  public var isEnabled: Bool {
    isElementEnabled && (actions.isEmpty || actions.contains { $0.element.isEnabled })
  }

  /// Whether the element is enabled.
  ///
  /// A node that combines or replaces controls counts as disabled if all of these controls are
  /// disabled.
  var isElementEnabled = true

  /// Whether the element has the keyboard focus.
  public internal(set) var isFocused = false

  /// The actions, in the order in which an assistive technology offers them.
  public internal(set) var actions: [Action] = []

  /// The custom content; content of inner modifiers precedes content of outer modifiers.
  public internal(set) var customContent: [CustomContent] = []

  /// The rotors of the node, in order.
  public internal(set) var rotors: [AccessibilityRotor] = []

  /// The alternative names of the element for voice input.
  public internal(set) var inputLabels: [String] = []

  /// The priority among siblings: nodes with a higher priority come first.
  public internal(set) var sortPriority = 0.0

  /// The nodes inside the node, in the order in which a user reaches them.
  public internal(set) var children: [AccessibilityNode] = []

  /// The role that follows from the kind of the element.
  let roleOfKind: AccessibilityRole

  /// The index of a link, if the node represents a link in a text; nil if the node represents the
  /// whole element.
  var part: Int?

  init(_ element: Element, _ role: AccessibilityRole) {
    self.element = element
    roleOfKind = role
    isElementEnabled = element.isEnabled
    traits = role.traits
  }

  /// The role, which follows from the kind of the element and from the traits.
  public var role: AccessibilityRole {
    guard roleOfKind.isDecidedByTraits else { return roleOfKind }
    let roles: [(AccessibilityTraits, AccessibilityRole)] = [
      (.isLink, .link), (.isToggle, .toggle), (.isSearchField, .searchField),
      (.isButton, .button), (.isHeader, .heading), (.isTabBar, .tabBar), (.isImage, .image),
      (.isStaticText, .text),
    ]
    let role = roles.first { traits.contains($0.0) }?.1
    return role ?? (roleOfKind == .group ? .group : .element)
  }

  /// The name that a user hears: the label, or else the names of the nodes inside this node.
  public var name: String { label ?? children.map(\.name).spoken }

  /// Whether the element is selected.
  public var isSelected: Bool { traits.contains(.isSelected) }

  /// The value of an attribute in the modifiers of the node, or else in the element of the node;
  /// nil if the attribute is not set.
  ///
  /// - Parameter attribute: The attribute.
  /// - Complexity: O(n) in the number of modifiers and attributes.
  public subscript<Value>(attribute: ElementAttribute<Value>) -> Value? {
    modifiers.lazy.compactMap { $0[attribute] }.first ?? element[attribute]
  }

  /// Returns the details of the given type, in the order of the modifiers that have them.
  ///
  /// - Parameter type: The type of the details.
  /// - Returns: The details.
  /// - Complexity: O(n) in the number of modifiers and details.
  public func details<Detail: ElementDetail>(_ type: Detail.Type) -> [Detail] {
    modifiers.compactMap { $0.detail(type) }
  }

  /// Returns whether another node represents the same element, and the same part of this element.
  package func representsSamePart(as other: AccessibilityNode) -> Bool {
    element.id == other.element.id && part == other.part
  }

  /// The node and the nodes inside it, at any depth, in the order of the tree.
  ///
  /// - Complexity: O(n) for n nodes.
  public var all: [AccessibilityNode] {
    var result: [AccessibilityNode] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      result.append(node)
      waiting += node.children.reversed()
    }
    return result
  }
}

extension AccessibilityNode {
  /// A piece of information that a user asks for, such as the size of a file.
  public struct CustomContent: Hashable, Sendable {
    /// The identifier of the key of the information.
    public let id: String
    /// The label of the information, such as "Size".
    public let label: String
    /// The value of the information, such as "20 KB".
    public let value: String
    /// Whether a screen reader reads the information out together with the name.
    public let isImportant: Bool
  }
}

extension AccessibilityRole {
  var traits: AccessibilityTraits {
    switch self {
    case .button, .tab, .option: .isButton
    case .toggle: [.isButton, .isToggle]
    case .link: .isLink
    case .text: .isStaticText
    case .heading: [.isHeader, .isStaticText]
    case .image: .isImage
    case .searchField: .isSearchField
    case .tabBar: .isTabBar
    case .sheet, .popover, .alert, .dialog: .isModal
    default: []
    }
  }

  /// Whether the traits of an element can replace the role.
  var isDecidedByTraits: Bool {
    let roles: [AccessibilityRole] = [
      .button, .toggle, .link, .text, .heading, .image, .searchField, .element, .group, .tabBar,
    ]
    return roles.contains(self)
  }
}

extension [String] {
  /// The names as a user hears them: separated by commas, without empty ones.
  var spoken: String { filter { !$0.isEmpty }.joined(separator: ", ") }
}
