public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Modifiers that configure the file dialogs in a view.
extension View {
  /// Sets the message of the file dialogs in the view; nil for the default of the host.
  ///
  /// - Parameters:
  ///   - label: The message; nil for the default of the host.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func fileDialogMessage(
    _ label: Text?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.fileDialogTraits.message, label, fileID: fileID, line: line)
  }

  /// The form of `fileDialogMessage(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func fileDialogMessage(_asFunction label: Text?) -> some View {
    fileDialogMessage(label, fileID: "", line: 0)
  }

  /// Sets the message of the file dialogs in the view.
  ///
  /// - Parameters:
  ///   - key: The message.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func fileDialogMessage(
    _ key: LocalizedStringKey,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    fileDialogMessage(Text(key), fileID: fileID, line: line)
  }

  /// Sets the message of the file dialogs in the view.
  ///
  /// - Parameters:
  ///   - resource: The message.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage(
    _ resource: LocalizedStringResource,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    fileDialogMessage(Text(resource), fileID: fileID, line: line)
  }

  /// The form of `fileDialogMessage(_:)` that takes a key and has no default arguments, for use as
  /// a function value.
  public nonisolated func fileDialogMessage(_asFunction key: LocalizedStringKey) -> some View {
    fileDialogMessage(key, fileID: "", line: 0)
  }

  /// Sets the message of the file dialogs in the view.
  ///
  /// - Parameters:
  ///   - label: The message.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(
    _ label: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    fileDialogMessage(Text(label), fileID: fileID, line: line)
  }

  /// The form of `fileDialogMessage(_:)` that takes a resource and has no default arguments, for
  /// use as a function value.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage(_asFunction resource: LocalizedStringResource)
    -> some View
  {
    fileDialogMessage(resource, fileID: "", line: 0)
  }

  /// The form of `fileDialogMessage(_:)` that takes a string and has no default arguments, for use
  /// as a function value.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_asFunction label: S) -> some View {
    fileDialogMessage(label, fileID: "", line: 0)
  }

  /// Sets the label of the confirm button of the file dialogs in the view; nil for the default of
  /// the host.
  ///
  /// - Parameters:
  ///   - label: The label; nil for the default of the host.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func fileDialogConfirmationLabel(
    _ label: Text?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.fileDialogTraits.confirmationLabel, label, fileID: fileID, line: line)
  }

  /// The form of `fileDialogConfirmationLabel(_:)` without the parameters `fileID` and `line`, for
  /// use as a function value.
  public nonisolated func fileDialogConfirmationLabel(_asFunction label: Text?) -> some View {
    fileDialogConfirmationLabel(label, fileID: "", line: 0)
  }

  /// Sets the label of the confirm button of the file dialogs in the view.
  ///
  /// - Parameters:
  ///   - key: The label.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func fileDialogConfirmationLabel(
    _ key: LocalizedStringKey,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    fileDialogConfirmationLabel(Text(key), fileID: fileID, line: line)
  }

  /// Sets the label of the confirm button of the file dialogs in the view.
  ///
  /// - Parameters:
  ///   - resource: The label.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel(
    _ resource: LocalizedStringResource,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    fileDialogConfirmationLabel(Text(resource), fileID: fileID, line: line)
  }

  /// The form of `fileDialogConfirmationLabel(_:)` that takes a key and has no default arguments,
  /// for use as a function value.
  public nonisolated func fileDialogConfirmationLabel(_asFunction key: LocalizedStringKey)
    -> some View
  {
    fileDialogConfirmationLabel(key, fileID: "", line: 0)
  }

  /// Sets the label of the confirm button of the file dialogs in the view.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    fileDialogConfirmationLabel(Text(label), fileID: fileID, line: line)
  }

  /// The form of `fileDialogConfirmationLabel(_:)` that takes a resource and has no default
  /// arguments, for use as a function value.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel(_asFunction resource: LocalizedStringResource)
    -> some View
  {
    fileDialogConfirmationLabel(resource, fileID: "", line: 0)
  }

  /// The form of `fileDialogConfirmationLabel(_:)` that takes a string and has no default
  /// arguments, for use as a function value.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_asFunction label: S)
    -> some View
  {
    fileDialogConfirmationLabel(label, fileID: "", line: 0)
  }

  /// Sets the label of the filename field of the file dialogs in the view; nil for the default of
  /// the host.
  ///
  /// - Parameters:
  ///   - label: The label; nil for the default of the host.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func fileExporterFilenameLabel(
    _ label: Text?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.fileDialogTraits.filenameLabel, label, fileID: fileID, line: line)
  }

  /// The form of `fileExporterFilenameLabel(_:)` without the parameters `fileID` and `line`, for
  /// use as a function value.
  public nonisolated func fileExporterFilenameLabel(_asFunction label: Text?) -> some View {
    fileExporterFilenameLabel(label, fileID: "", line: 0)
  }

  /// Sets the label of the filename field of the file dialogs in the view.
  ///
  /// - Parameters:
  ///   - key: The label.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func fileExporterFilenameLabel(
    _ key: LocalizedStringKey,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    fileExporterFilenameLabel(Text(key), fileID: fileID, line: line)
  }

  /// Sets the label of the filename field of the file dialogs in the view.
  ///
  /// - Parameters:
  ///   - resource: The label.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel(
    _ resource: LocalizedStringResource,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    fileExporterFilenameLabel(Text(resource), fileID: fileID, line: line)
  }

  /// The form of `fileExporterFilenameLabel(_:)` that takes a key and has no default arguments, for
  /// use as a function value.
  public nonisolated func fileExporterFilenameLabel(_asFunction key: LocalizedStringKey)
    -> some View
  {
    fileExporterFilenameLabel(key, fileID: "", line: 0)
  }

  /// Sets the label of the filename field of the file dialogs in the view.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(
    _ label: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    fileExporterFilenameLabel(Text(label), fileID: fileID, line: line)
  }

  /// The form of `fileExporterFilenameLabel(_:)` that takes a resource and has no default
  /// arguments, for use as a function value.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel(_asFunction resource: LocalizedStringResource)
    -> some View
  {
    fileExporterFilenameLabel(resource, fileID: "", line: 0)
  }

  /// The form of `fileExporterFilenameLabel(_:)` that takes a string and has no default arguments,
  /// for use as a function value.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_asFunction label: S)
    -> some View
  {
    fileExporterFilenameLabel(label, fileID: "", line: 0)
  }
}
