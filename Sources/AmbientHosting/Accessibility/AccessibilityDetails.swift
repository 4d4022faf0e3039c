/// The alternative names of a view, for users who choose views by voice.
public struct AccessibilityInputLabels: ElementDetail, Hashable {
  /// The alternative names, in the order of preference.
  public var labels: [String]

  /// Creates a detail with the labels for voice input.
  ///
  /// - Parameter labels: The alternative names, in the order of preference.
  public init(_ labels: [String]) { self.labels = labels }
}

/// A link between the views of a pair or a group, or between a view and an entry of a rotor.
public struct AccessibilityLink: ElementDetail, Hashable {
  /// The purpose of a link.
  public enum Purpose: Hashable, Sendable {
    /// The link connects the view with the other part of a pair.
    case pair
    /// The link connects the view with the other views of a group.
    case group
    /// The link makes the view the target of a rotor's entry.
    case rotorEntry
  }

  /// The purpose of the link.
  public var purpose: Purpose
  /// The identifier that linked views share.
  public var id: AnyHashable
  /// The namespace of the identifier.
  public var namespace: AnyHashable

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - purpose: The purpose of the link.
  ///   - id: The identifier that linked views share.
  ///   - namespace: The namespace of the identifier.
  public init(_ purpose: Purpose, id: AnyHashable, namespace: AnyHashable) {
    self.purpose = purpose
    self.id = id
    self.namespace = namespace
  }
}

/// The rotors of a view.
public struct AccessibilityRotors: ElementDetail {
  /// The rotors of the view, in order.
  public var rotors: [AccessibilityRotor]

  /// Creates a detail with the rotors of an element.
  ///
  /// - Parameter rotors: The rotors, in the order in which an assistive technology lists them.
  public init(_ rotors: [AccessibilityRotor]) { self.rotors = rotors }

  /// Returns false, because the closures of the entries cannot be compared.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Always false.
  public func isSame(as other: AccessibilityRotors) -> Bool { false }
}

/// A list of entries that users of a screen reader step through.
public struct AccessibilityRotor {
  /// A target of a rotor: a view, or a part of the text of a view.
  public struct Entry {
    /// The label of the entry; nil if the entry uses the label of the view.
    public var label: String?
    /// The identifier of the view; nil if the entry is a part of the text of the rotor's view.
    public var id: AnyHashable?
    /// The namespace of the identifier; nil if the identifier was set with `id(_:)`.
    public var namespace: AnyHashable?
    /// The part of the text of the view; nil for the whole view.
    public var textRange: Range<String.Index>?
    /// Prepares the view, for example by scrolling to it, before the focus moves there.
    public var prepare: @MainActor () -> Void

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - label: The label of the entry; nil to use the label of the view.
    ///   - id: The identifier of the view.
    ///   - namespace: The namespace of the identifier.
    ///   - textRange: The part of the text of the view.
    ///   - prepare: Prepares the view before the focus moves there.
    public init(
      label: String?,
      id: AnyHashable? = nil,
      namespace: AnyHashable? = nil,
      textRange: Range<String.Index>? = nil,
      prepare: @escaping @MainActor () -> Void = {}
    ) {
      self.label = label
      self.id = id
      self.namespace = namespace
      self.textRange = textRange
      self.prepare = prepare
    }
  }

  /// The name: a custom label, or the name of a system rotor, such as `headings`.
  public var name: String
  /// Whether the rotor replaces a rotor of the system.
  public var isSystem: Bool
  /// The entries, in order.
  public var entries: [Entry]

  /// Creates a rotor.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isSystem: Whether the rotor replaces a rotor of the system.
  ///   - entries: The entries, in order.
  public init(_ name: String, isSystem: Bool = false, entries: [Entry]) {
    self.name = name
    self.isSystem = isSystem
    self.entries = entries
  }
}
