public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Modifiers that add rotors.
///
/// A user of a screen reader steps through the entries of a rotor. Hosts see the names of the
/// rotors, and find the entries in the detail `AccessibilityRotors`.
extension View {
  /// Adds a rotor whose entries a closure creates.
  ///
  /// - Parameters:
  ///   - systemRotor: The system rotor to replace.
  ///   - entries: The entries, in order.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.rotor(RotorOf(name: .system(systemRotor), content: entries())))
  }

  /// Adds a rotor whose entries are parts of the view's text.
  ///
  /// - Parameters:
  ///   - systemRotor: The system rotor to replace.
  ///   - textRanges: The parts of the text.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    textRanges: [Range<String.Index>]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let contents = textRanges.map { AccessibilityRotorEntry<Never>(textRange: $0) }
    return attaching(
      .rotor(RotorOf(name: .system(systemRotor), content: _RotorContentList(contents: contents)))
    )
  }

  /// Adds a rotor whose entries a closure creates.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The entries, in order.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.rotor(RotorOf(name: .label(label), content: entries())))
  }

  /// Adds a rotor whose entries are parts of the view's text.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - textRanges: The parts of the text.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRotor(
    _ label: Text,
    textRanges: [Range<String.Index>]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let contents = textRanges.map { AccessibilityRotorEntry<Never>(textRange: $0) }
    return attaching(
      .rotor(RotorOf(name: .label(label), content: _RotorContentList(contents: contents)))
    )
  }

  /// Adds a rotor whose entries a closure creates.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the rotor.
  ///   - entries: The entries, in order.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.rotor(RotorOf(name: .label(Text(labelKey)), content: entries())))
  }

  /// Adds a rotor whose entries a closure creates.
  ///
  /// - Parameters:
  ///   - labelResource: The name of the rotor.
  ///   - entries: The entries, in order.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelResource: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.rotor(RotorOf(name: .label(Text(labelResource)), content: entries())))
  }

  /// Adds a rotor whose entries are parts of the view's text.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the rotor.
  ///   - textRanges: The parts of the text.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey,
    textRanges: [Range<String.Index>]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let contents = textRanges.map { AccessibilityRotorEntry<Never>(textRange: $0) }
    return attaching(
      .rotor(RotorOf(name: .label(Text(labelKey)), content: _RotorContentList(contents: contents)))
    )
  }

  /// Adds a rotor whose entries a closure creates.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The entries, in order.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.rotor(RotorOf(name: .label(Text(label)), content: entries())))
  }

  /// Adds a rotor whose entries are parts of the view's text.
  ///
  /// - Parameters:
  ///   - labelResource: The name of the rotor.
  ///   - textRanges: The parts of the text.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor(
    _ labelResource: LocalizedStringResource,
    textRanges: [Range<String.Index>]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRotor(Text(labelResource), textRanges: textRanges)
  }

  /// Adds a rotor whose entries are parts of the view's text.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - textRanges: The parts of the text.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ label: L,
    textRanges: [Range<String.Index>]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let contents = textRanges.map { AccessibilityRotorEntry<Never>(textRange: $0) }
    return attaching(
      .rotor(RotorOf(name: .label(Text(label)), content: _RotorContentList(contents: contents)))
    )
  }

  /// Sets the identifier by which rotor entries refer to the view.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - namespace: The namespace of the identifier.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.detail(AccessibilityLink(.rotorEntry, id: id, namespace: namespace)))
  }
}
