public import AmbientCore
public import AmbientHosting
public import Foundation

/// Tells hosts which files the user can choose in a dialog.
public struct FileDialogURLDetail: ElementDetail {
  private let condition: Predicate<URL>

  init(_ condition: Predicate<URL>) { self.condition = condition }

  /// Returns whether the user can choose a file; false if the condition cannot be evaluated.
  ///
  /// - Parameter url: The URL of the file.
  /// - Returns: Whether the condition holds.
  public func isEnabled(_ url: URL) -> Bool { (try? condition.evaluate(url)) ?? false }

  /// Returns false: two conditions cannot be compared.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Always false.
  public func isSame(as other: FileDialogURLDetail) -> Bool { false }
}

extension View {
  /// Lets the user choose only files that meet a condition, in the file dialogs of the view.
  ///
  /// Hosts show all other files as disabled. If a host answers with a disabled file, the dialog
  /// ignores the answer.
  ///
  /// ```swift
  /// Library().fileDialogURLEnabled(#Predicate { $0.lastPathComponent != "draft.txt" })
  /// ```
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view that sets the condition.
  public nonisolated func fileDialogURLEnabled(
    _ predicate: Predicate<URL>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.fileDialogTraits.enabledURLs,
      FileDialogURLDetail(predicate),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `fileDialogURLEnabled(_:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  public nonisolated func fileDialogURLEnabled(_asFunction predicate: Predicate<URL>) -> some View {
    fileDialogURLEnabled(predicate, fileID: "", line: 0)
  }
}
