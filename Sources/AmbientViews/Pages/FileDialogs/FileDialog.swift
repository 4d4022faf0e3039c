import AmbientCore
import struct Foundation.URL

/// A file dialog that is presented while a binding is true.
struct FileDialog {
  let kind: ElementKind
  let isPresented: Binding<Bool>
  let attributes: ElementAttributes
  /// Returns whether the host may answer with a given number of URLs.
  let accepts: (Int) -> Bool
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void
}

extension FileDialog: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    content
    if isPresented.wrappedValue { FileDialogElement(dialog: self) }
  }

  static var bodyName: String? { nil }
}

private struct FileDialogElement {
  let dialog: FileDialog
}

extension FileDialogElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(
      dialog.kind,
      attributes: dialog.attributes,
      presentation: .dialog
    )
    let traits = environment.fileDialogTraits
    traits.describe(&description, in: environment)
    description.on(FilesEvent.self) { event in
      if case .success(let urls) = event.result {
        let isEnabled = traits.enabledURLs.map { urls.allSatisfy($0.isEnabled) } ?? true
        guard dialog.accepts(urls.count), isEnabled else { return }
      }
      dialog.isPresented.wrappedValue = false
      dialog.onCompletion(event.result)
    }
    description.on(DismissEvent.self) { _ in
      dialog.isPresented.wrappedValue = false
      dialog.onCancellation()
    }
    return description
  }
}
