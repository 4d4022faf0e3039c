public import AmbientCore
import struct Foundation.URL

/// A button that pastes values.
///
/// ```swift
/// PasteButton(payloadType: String.self) { strings in notes += strings }
/// ```
///
/// Hosts see an element of kind `pasteButton`, which takes ``PasteItemsEvent`` with the items on
/// the clipboard. A host whose clipboard holds only texts sends `PasteEvent`.
public struct PasteButton {
  private let types: [String]
  private let paste: @MainActor ([NSItemProvider]) -> Void

  /// Creates a button that pastes values of a type.
  ///
  /// The button may first have to convert items from another program. `onPaste` then runs some time
  /// after the press.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - onPaste: Receives the values, at least one.
  @preconcurrency
  public init<T: Transferable>(
    payloadType: T.Type,
    onPaste: @escaping @MainActor ([T]) -> Void
  ) {
    types = T.importedContentTypes().map(\.identifier)
    paste = { providers in
      loadValues(of: T.self, from: providers) { values in
        if !values.isEmpty { onPaste(values) }
      }
    }
  }

  /// Creates a button that pastes items of the given types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - payloadAction: Receives the items, at least one.
  @preconcurrency
  public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {
    self.init(supportedTypes: supportedContentTypes.map(\.identifier), payloadAction: payloadAction)
  }

  /// Creates a button that pastes items of the given types if a validator accepts the items.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - validator: Returns the value to paste; nil to reject the items.
  ///   - payloadAction: Receives the value that the validator returns.
  @preconcurrency
  public init<Payload>(
    supportedContentTypes: [UTType],
    validator: @escaping @MainActor ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping @MainActor (Payload) -> Void
  ) {
    self.init(
      supportedTypes: supportedContentTypes.map(\.identifier),
      validator: validator,
      payloadAction: payloadAction
    )
  }

  /// Creates a button that pastes items of the given types.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types of the items.
  ///   - payloadAction: Receives the items, at least one.
  @preconcurrency
  public init(
    supportedTypes: [String],
    payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {
    types = supportedTypes
    paste = { providers in
      let fitting = providers.conforming(to: supportedTypes)
      if !fitting.isEmpty { payloadAction(fitting) }
    }
  }

  /// Creates a button that pastes items of the given types if a validator accepts the items.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types of the items.
  ///   - validator: Returns the value to paste; nil to reject the items.
  ///   - payloadAction: Receives the value that the validator returns.
  @preconcurrency
  public init<Payload>(
    supportedTypes: [String],
    validator: @escaping @MainActor ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping @MainActor (Payload) -> Void
  ) {
    self.init(supportedTypes: supportedTypes) { providers in
      if let payload = validator(providers) { payloadAction(payload) }
    }
  }
}

extension PasteButton: ElementView {
  /// The title "Paste" with a symbol.
  public var content: some View { Label("Paste", systemImage: "doc.on.clipboard") }

  /// Describes an element of kind `pasteButton`, which takes `PasteItemsEvent` and `PasteEvent`.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.pasteButton, isEnabled: environment.isEnabled)
    description[.pastedTypes] = types.joined(separator: " ")
    let traits = environment.customControlTraits
    traits?.describeButton(&description, in: environment)
    let menu = traits?.menuToClose
    description.on(PasteItemsEvent.self) { event in
      paste(TransferItems.providers(of: event.items))
      menu?.closeAll()
    }
    description.on(PasteEvent.self) { event in
      paste(providers(of: event.texts))
      menu?.closeAll()
    }
    return description
  }

  /// Returns the items for texts on the clipboard.
  ///
  /// If the button does not paste texts, the result has items only for the texts that are URLs with
  /// a scheme.
  private func providers(of texts: [String]) -> [NSItemProvider] {
    let pastesTexts = types.map { UTType(importedAs: $0) }.contains {
      UTType.utf8PlainText.conforms(to: $0)
    }
    if pastesTexts { return texts.map { NSItemProvider(transferring: $0) } }
    return texts.compactMap { URL(string: $0) }.filter { $0.scheme != nil }
      .map { NSItemProvider(transferring: $0) }
  }
}
