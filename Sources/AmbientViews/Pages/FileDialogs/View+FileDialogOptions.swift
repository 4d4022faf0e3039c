public import AmbientCore
public import struct Foundation.URL

/// Modifiers that configure the file dialogs in a view.
extension View {
  /// Sets the directory that the file dialogs in the view show first.
  ///
  /// - Parameters:
  ///   - defaultDirectory: The directory; nil for the default of the host.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the file dialogs in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func fileDialogDefaultDirectory(
    _ defaultDirectory: URL?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.fileDialogTraits.directory, defaultDirectory, fileID: fileID, line: line)
  }

  /// The form of `fileDialogDefaultDirectory(_:)` without the parameters `fileID` and `line`, for
  /// use as a function value.
  public nonisolated func fileDialogDefaultDirectory(_asFunction defaultDirectory: URL?)
    -> some View
  {
    fileDialogDefaultDirectory(defaultDirectory, fileID: "", line: 0)
  }

  /// Sets the identifier under which the host keeps the settings of the file dialogs in the view.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the file dialogs in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func fileDialogCustomizationID(
    _ id: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.fileDialogTraits.customizationID, id, fileID: fileID, line: line)
  }

  /// The form of `fileDialogCustomizationID(_:)` without the parameters `fileID` and `line`, for
  /// use as a function value.
  public nonisolated func fileDialogCustomizationID(_asFunction id: String) -> some View {
    fileDialogCustomizationID(id, fileID: "", line: 0)
  }

  /// Sets the options of the file dialogs in the view.
  ///
  /// - Parameters:
  ///   - options: The options, such as whether the dialogs show hidden files.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the file dialogs in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.fileDialogTraits.options, options, fileID: fileID, line: line)
  }

  /// The form of `fileDialogBrowserOptions(_:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func fileDialogBrowserOptions(_asFunction options: FileDialogBrowserOptions)
    -> some View
  {
    fileDialogBrowserOptions(options, fileID: "", line: 0)
  }

  /// Sets whether the file dialogs in the view return a symbolic link itself, instead of its
  /// target.
  ///
  /// - Parameters:
  ///   - imports: Whether the dialogs return the link itself.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the file dialogs in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func fileDialogImportsUnresolvedAliases(
    _ imports: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.fileDialogTraits.importsAliases, imports, fileID: fileID, line: line)
  }

  /// The form of `fileDialogImportsUnresolvedAliases(_:)` without the parameters `fileID` and
  /// `line`, for use as a function value.
  public nonisolated func fileDialogImportsUnresolvedAliases(_asFunction imports: Bool) -> some View
  {
    fileDialogImportsUnresolvedAliases(imports, fileID: "", line: 0)
  }
}
