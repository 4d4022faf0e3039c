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

extension FileDialog {
  /// Closes the dialog and passes the result to the program.
  ///
  /// If the user chose files that the dialog does not accept, the dialog stays open.
  @MainActor
  fileprivate func answer(with result: Result<[URL], any Error>, _ traits: FileDialogTraits) {
    if case .success(let urls) = result {
      let isEnabled = traits.enabledURLs.map { urls.allSatisfy($0.isEnabled) } ?? true
      guard accepts(urls.count), isEnabled else { return }
    }
    isPresented.wrappedValue = false
    onCompletion(result)
  }
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
    description.on(FilesEvent.self) { dialog.answer(with: $0.result, traits) }
    description.on(ChooseFilesEvent.self) { event in
      dialog.answer(with: .success(event.paths.map { URL(fileURLWithPath: $0) }), traits)
    }
    description.on(DismissEvent.self) { _ in
      dialog.isPresented.wrappedValue = false
      dialog.onCancellation()
    }
    return description
  }
}
