import AmbientCore
import Foundation

/// Options for the files that a dialog shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits, one for each option.
  public let rawValue: Int

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The user can open packages.
  ///
  /// A package is a folder that the dialog otherwise shows as one file.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
  /// The dialog shows hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
  /// The dialog shows the extensions of filenames.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)

  /// The names of the options, separated by spaces; nil for no option.
  fileprivate var names: String? {
    let all: [(FileDialogBrowserOptions, String)] = [
      (.enumeratePackages, "enumeratePackages"), (.includeHiddenFiles, "includeHiddenFiles"),
      (.displayFileExtensions, "displayFileExtensions"),
    ]
    return isEmpty ? nil : all.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

struct FileDialogTraits {
  var message: Text?
  var confirmationLabel: Text?
  var filenameLabel: Text?
  var directory: URL?
  var customizationID: String?
  var options: FileDialogBrowserOptions = []
  var importsAliases: Bool?

  /// The condition for the files that the user can choose; nil if the user can choose all files.
  var enabledURLs: FileDialogURLDetail?

  @MainActor
  func describe(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    description[.dialogMessage] = message?.string(in: environment)
    description[.confirmationLabel] = confirmationLabel?.string(in: environment)
    description[.filenameLabel] = filenameLabel?.string(in: environment)
    description[.defaultDirectory] = directory?.absoluteString
    description[.customizationID] = customizationID
    description[.browserOptions] = options.names
    description[.importsUnresolvedAliases] = importsAliases
    if let enabledURLs { description.set(enabledURLs) }
  }
}

private struct FileDialogTraitsKey: EnvironmentKey {
  static var defaultValue: FileDialogTraits { FileDialogTraits() }
}

extension EnvironmentValues {
  var fileDialogTraits: FileDialogTraits {
    get { self[FileDialogTraitsKey.self] }
    set { self[FileDialogTraitsKey.self] = newValue }
  }
}
