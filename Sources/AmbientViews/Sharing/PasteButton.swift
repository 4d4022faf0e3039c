public import AmbientCore
public import Foundation

/// A button that pastes texts or URLs.
///
/// ```swift
/// PasteButton(payloadType: String.self) { strings in notes += strings }
/// ```
///
/// Hosts see an element of kind `pasteButton`, which takes `PasteEvent` with the texts on the
/// clipboard. Unlike in SwiftUI, a paste button pastes only strings and URLs.
public struct PasteButton {
  private let paste: @MainActor ([String]) -> Void

  /// Creates a button that pastes strings.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - onPaste: Receives the strings, at least one.
  @preconcurrency
  public init(payloadType: String.Type, onPaste: @escaping @MainActor ([String]) -> Void) {
    paste = { if !$0.isEmpty { onPaste($0) } }
  }

  /// Creates a button that pastes URLs.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - onPaste: Receives the URLs, at least one. Texts that are no URLs with a scheme are left
  ///     out.
  @preconcurrency
  public init(payloadType: URL.Type, onPaste: @escaping @MainActor ([URL]) -> Void) {
    paste = { texts in
      let urls = texts.compactMap { URL(string: $0) }.filter { $0.scheme != nil }
      if !urls.isEmpty { onPaste(urls) }
    }
  }
}

extension PasteButton: ElementView {
  /// The title "Paste" with a symbol.
  public var content: some View { Label("Paste", systemImage: "doc.on.clipboard") }

  /// Describes an element of kind `pasteButton`, which takes `PasteEvent`.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.pasteButton, isEnabled: environment.isEnabled)
    let traits = environment.customControlTraits
    traits?.describeButton(&description, in: environment)
    let menu = traits?.menuToClose
    description.on(PasteEvent.self) { event in
      paste(event.texts)
      menu?.closeAll()
    }
    return description
  }
}
