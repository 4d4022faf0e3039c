public import AmbientCore

/// A button that pastes items.
///
/// ```swift
/// PasteButton(payloadType: String.self) { notes += $0 }
/// ```
///
/// - Note: Works on hosts that send ``PasteEvent``.
public struct PasteButton {
  private let paste: @MainActor ([NSItemProvider]) -> Void

  /// Creates a button that pastes values.
  ///
  /// Items of another program are converted first, which may take some time.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - onPaste: Takes the values.
  @preconcurrency
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
    paste = { providers in
      load(T.self, from: providers) { values in if !values.isEmpty { onPaste(values) } }
    }
  }

  /// Creates a button that pastes items of some types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - payloadAction: Takes the providers of the items.
  @preconcurrency
  public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {
    paste = { providers in
      let fitting = providers.filter { provider in
        supportedContentTypes.contains {
          provider.hasItemConformingToTypeIdentifier($0.identifier)
        }
      }
      if !fitting.isEmpty { payloadAction(fitting) }
    }
  }
}

extension PasteButton: View, LibraryView {
  /// The element of the button, with its label.
  public var body: some View {
    PasteTarget(
      kind: .pasteButton,
      base: Label("Paste", systemImage: "doc.on.clipboard"),
      paste: paste
    )
  }
}
