extension AccessibilityNode {
  /// An action that a user of an assistive technology can perform.
  @MainActor
  public struct Action {
    /// The kind of an action.
    public enum Kind: Hashable, Sendable {
      /// The main action, such as the press of a button.
      case activate
      /// An increase of the value.
      case increment
      /// A decrease of the value.
      case decrement
      /// The action that leaves or closes the element.
      case escape
      /// The most important action at the moment, such as pausing the music.
      case magicTap
      /// The action that deletes the element.
      case delete
      /// The action that shows the menu of the element.
      case showMenu
      /// The action that shows the inner rows of a row.
      case expand
      /// The action that hides the inner rows of a row.
      case collapse
      /// An action with a name.
      case named(String)
    }

    /// The kind of the action.
    public let kind: Kind

    /// The category of the action, such as `edit`; nil if it has none.
    public internal(set) var category: String?

    /// The element that takes the event of the action.
    public let element: Element

    let send: @MainActor (any HostedTree, Element) -> Bool

    init(
      _ kind: Kind,
      _ element: Element,
      send: @escaping @MainActor (any HostedTree, Element) -> Bool
    ) {
      self.kind = kind
      self.element = element
      self.send = send
    }

    /// The name of a named action; for any other action, the word for its kind.
    public var name: String {
      switch kind {
      case .activate: "activate"
      case .increment: "increment"
      case .decrement: "decrement"
      case .escape: "escape"
      case .magicTap: "magicTap"
      case .delete: "delete"
      case .showMenu: "showMenu"
      case .expand: "expand"
      case .collapse: "collapse"
      case .named(let name): name
      }
    }

    /// Performs the action; the host must settle the tree afterward.
    ///
    /// - Parameter tree: The tree of the node.
    /// - Returns: True if the element took the event, or if the value has no further step in the
    ///   direction of the action. False if the element is disabled or has left the tree.
    @discardableResult
    public func perform(in tree: any HostedTree) -> Bool { send(tree, element) }
  }

  /// Returns the action of a kind; nil if the node has no such action.
  ///
  /// - Parameter kind: The kind of the action.
  /// - Returns: The action; nil if the node has no such action.
  /// - Complexity: O(n) in the number of actions.
  public func action(_ kind: Action.Kind) -> Action? { actions.first { $0.kind == kind } }

  mutating func add(_ action: Action) {
    if let index = actions.firstIndex(where: { $0.kind == action.kind }) {
      actions[index] = action
    } else {
      actions.append(action)
    }
  }
}

extension AccessibilityNode.Action {
  static func sending<Event: ElementEvent>(_ event: Event, _ kind: Kind, to element: Element)
    -> Self
  {
    Self(kind, element) { $0.send(event, to: $1) }
  }

  /// An action that changes the value of an element by one step.
  private static func adjusting(_ element: Element, _ kind: Kind) -> Self {
    Self(kind, element) { tree, element in
      guard let event = element.step(up: kind == .increment) else { return true }
      return tree.send(event, to: element)
    }
  }

  /// The actions for the press, toggle, step and adjust events that the element takes.
  static func ofControl(_ element: Element) -> [Self] {
    var actions: [Self] = []
    if element.takes(PressEvent.self) {
      actions.append(.sending(.press, .activate, to: element))
    } else if element.takes(ToggleEvent.self) {
      actions.append(
        Self(.activate, element) { $0.send(.toggle(!($1[.isOn] ?? false)), to: $1) }
      )
    }
    if element.takes(StepEvent.self) {
      actions.append(.sending(.step(up: true), .increment, to: element))
      actions.append(.sending(.step(up: false), .decrement, to: element))
    } else if element.takes(AdjustEvent.self) {
      actions.append(.adjusting(element, .increment))
      actions.append(.adjusting(element, .decrement))
    }
    return actions
  }
}
