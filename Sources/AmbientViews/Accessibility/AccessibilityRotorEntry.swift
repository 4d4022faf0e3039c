public import AmbientCore

/// An entry of a rotor: a view, or a part of a text, to which the user can go.
public struct AccessibilityRotorEntry<ID: Hashable> {
  let entry: _AccessibilityRotorEntry
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  /// The type of the body: an entry has no body.
  public typealias Body = Never

  /// Adds the entry.
  public func _addEntries(to entries: inout [_AccessibilityRotorEntry]) { entries.append(entry) }
}

extension AccessibilityRotorEntry {
  /// Creates an entry for the view whose explicit identity was set with the modifier `id(_:)`.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - id: The identifier of the view.
  ///   - textRange: The part of the text of the view; nil for the whole view.
  ///   - prepare: Prepares the view before the focus moves there, for example by scrolling to it.
  public init(
    _ label: Text,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    entry = _AccessibilityRotorEntry(
      label: label,
      entry: AccessibilityRotor.Entry(
        label: nil,
        id: id,
        textRange: textRange,
        prepare: prepare
      )
    )
  }

  /// Creates an entry for the view that the modifier `accessibilityRotorEntry` identifies.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - id: The identifier of the view.
  ///   - namespace: The namespace of the identifier.
  ///   - textRange: The part of the text of the view; nil for the whole view.
  ///   - prepare: Prepares the view before the focus moves there, for example by scrolling to it.
  public init(
    _ label: Text,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    entry = _AccessibilityRotorEntry(
      label: label,
      entry: AccessibilityRotor.Entry(
        label: nil,
        id: id,
        namespace: namespace,
        textRange: textRange,
        prepare: prepare
      )
    )
  }

  /// Creates an entry for the view whose explicit identity was set with the modifier `id(_:)`.
  ///
  /// - Parameters:
  ///   - labelKey: The label of the entry.
  ///   - id: The identifier of the view.
  ///   - textRange: The part of the text of the view; nil for the whole view.
  ///   - prepare: Prepares the view before the focus moves there, for example by scrolling to it.
  public init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    entry = _AccessibilityRotorEntry(
      label: Text(labelKey),
      entry: AccessibilityRotor.Entry(
        label: nil,
        id: id,
        textRange: textRange,
        prepare: prepare
      )
    )
  }

  /// Creates an entry for the view that the modifier `accessibilityRotorEntry` identifies.
  ///
  /// - Parameters:
  ///   - labelKey: The label of the entry.
  ///   - id: The identifier of the view.
  ///   - namespace: The namespace of the identifier.
  ///   - textRange: The part of the text of the view; nil for the whole view.
  ///   - prepare: Prepares the view before the focus moves there, for example by scrolling to it.
  public init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    entry = _AccessibilityRotorEntry(
      label: Text(labelKey),
      entry: AccessibilityRotor.Entry(
        label: nil,
        id: id,
        namespace: namespace,
        textRange: textRange,
        prepare: prepare
      )
    )
  }

  /// Creates an entry for the view whose explicit identity was set with the modifier `id(_:)`.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - id: The identifier of the view.
  ///   - textRange: The part of the text of the view; nil for the whole view.
  ///   - prepare: Prepares the view before the focus moves there, for example by scrolling to it.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    entry = _AccessibilityRotorEntry(
      label: Text(label),
      entry: AccessibilityRotor.Entry(
        label: nil,
        id: id,
        textRange: textRange,
        prepare: prepare
      )
    )
  }

  /// Creates an entry for the view that the modifier `accessibilityRotorEntry` identifies.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - id: The identifier of the view.
  ///   - namespace: The namespace of the identifier.
  ///   - textRange: The part of the text of the view; nil for the whole view.
  ///   - prepare: Prepares the view before the focus moves there, for example by scrolling to it.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    entry = _AccessibilityRotorEntry(
      label: Text(label),
      entry: AccessibilityRotor.Entry(
        label: nil,
        id: id,
        namespace: namespace,
        textRange: textRange,
        prepare: prepare
      )
    )
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a part of the text of the rotor's view.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - textRange: The part of the text.
  ///   - prepare: Prepares the view before the focus moves there.
  public init(
    _ label: Text? = nil,
    textRange: Range<String.Index>,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    entry = _AccessibilityRotorEntry(
      label: label,
      entry: AccessibilityRotor.Entry(label: nil, textRange: textRange, prepare: prepare)
    )
  }

  /// Creates an entry for a part of the text of the rotor's view.
  ///
  /// - Parameters:
  ///   - labelKey: The label of the entry.
  ///   - textRange: The part of the text.
  ///   - prepare: Prepares the view before the focus moves there.
  public init(
    _ labelKey: LocalizedStringKey,
    textRange: Range<String.Index>,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    entry = _AccessibilityRotorEntry(
      label: Text(labelKey),
      entry: AccessibilityRotor.Entry(label: nil, textRange: textRange, prepare: prepare)
    )
  }

  /// Creates an entry for a part of the text of the rotor's view.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - textRange: The part of the text.
  ///   - prepare: Prepares the view before the focus moves there.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L,
    textRange: Range<String.Index>,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    entry = _AccessibilityRotorEntry(
      label: Text(label),
      entry: AccessibilityRotor.Entry(label: nil, textRange: textRange, prepare: prepare)
    )
  }
}
