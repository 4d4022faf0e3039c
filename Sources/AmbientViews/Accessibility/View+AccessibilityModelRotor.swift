public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Modifiers that add a rotor with an entry for each model.
///
/// Hosts see the names of the rotors, and find the entries in the detail `AccessibilityRotors`.
extension View {
  /// Adds a rotor with an entry for each model.
  ///
  /// - Parameters:
  ///   - systemRotor: The system rotor to replace.
  ///   - entries: The models. An entry leads to the view whose `id(_:)` is the model's identifier.
  ///   - entryLabel: The key path from a model to the label of the model's entry.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRotor(systemRotor, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Adds a rotor with an entry for each model.
  ///
  /// - Parameters:
  ///   - systemRotor: The system rotor to replace.
  ///   - entries: The models.
  ///   - entryID: The key path from a model to an identifier. The model's entry leads to the view
  ///     whose `id(_:)` is this identifier.
  ///   - entryLabel: The key path from a model to the label of the model's entry.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let contents = entries.map {
      AccessibilityRotorEntry(
        Text(verbatim: $0[keyPath: entryLabel]),
        id: $0[keyPath: entryID]
      )
    }
    return attaching(
      .rotor(RotorOf(name: .system(systemRotor), content: _RotorContentList(contents: contents)))
    )
  }

  /// Adds a rotor with an entry for each model.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The models. An entry leads to the view whose `id(_:)` is the model's identifier.
  ///   - entryLabel: The key path from a model to the label of the model's entry.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRotor(label, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Adds a rotor with an entry for each model.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The models.
  ///   - entryID: The key path from a model to an identifier. The model's entry leads to the view
  ///     whose `id(_:)` is this identifier.
  ///   - entryLabel: The key path from a model to the label of the model's entry.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let contents = entries.map {
      AccessibilityRotorEntry(
        Text(verbatim: $0[keyPath: entryLabel]),
        id: $0[keyPath: entryID]
      )
    }
    return attaching(
      .rotor(RotorOf(name: .label(label), content: _RotorContentList(contents: contents)))
    )
  }

  /// Adds a rotor with an entry for each model.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the rotor.
  ///   - entries: The models. An entry leads to the view whose `id(_:)` is the model's identifier.
  ///   - entryLabel: The key path from a model to the label of the model's entry.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRotor(labelKey, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Adds a rotor with an entry for each model.
  ///
  /// - Parameters:
  ///   - labelResource: The name of the rotor.
  ///   - entries: The models. An entry leads to the view whose `id(_:)` is the model's identifier.
  ///   - entryLabel: The key path from a model to the label of the model's entry.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ labelResource: LocalizedStringResource,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRotor(labelResource, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Adds a rotor with an entry for each model.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the rotor.
  ///   - entries: The models.
  ///   - entryID: The key path from a model to an identifier. The model's entry leads to the view
  ///     whose `id(_:)` is this identifier.
  ///   - entryLabel: The key path from a model to the label of the model's entry.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let contents = entries.map {
      AccessibilityRotorEntry(
        Text(verbatim: $0[keyPath: entryLabel]),
        id: $0[keyPath: entryID]
      )
    }
    return attaching(
      .rotor(RotorOf(name: .label(Text(labelKey)), content: _RotorContentList(contents: contents)))
    )
  }

  /// Adds a rotor with an entry for each model.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The models. An entry leads to the view whose `id(_:)` is the model's identifier.
  ///   - entryLabel: The key path from a model to the label of the model's entry.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRotor(label, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Adds a rotor with an entry for each model.
  ///
  /// - Parameters:
  ///   - labelResource: The name of the rotor.
  ///   - entries: The models.
  ///   - entryID: The key path from a model to an identifier. The model's entry leads to the view
  ///     whose `id(_:)` is this identifier.
  ///   - entryLabel: The key path from a model to the label of the model's entry.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelResource: LocalizedStringResource,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRotor(
      Text(labelResource),
      entries: entries,
      entryID: entryID,
      entryLabel: entryLabel
    )
  }

  /// Adds a rotor with an entry for each model.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The models.
  ///   - entryID: The key path from a model to an identifier. The model's entry leads to the view
  ///     whose `id(_:)` is this identifier.
  ///   - entryLabel: The key path from a model to the label of the model's entry.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let contents = entries.map {
      AccessibilityRotorEntry(
        Text(verbatim: $0[keyPath: entryLabel]),
        id: $0[keyPath: entryID]
      )
    }
    return attaching(
      .rotor(RotorOf(name: .label(Text(label)), content: _RotorContentList(contents: contents)))
    )
  }
}
