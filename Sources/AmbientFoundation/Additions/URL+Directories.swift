#if !canImport(Darwin)
public import Foundation

extension URL {
  /// The user's folder of documents.
  ///
  /// Reading the property does not create the folder.
  public static var documentsDirectory: URL { directory(.documentDirectory, or: "Documents") }

  /// The folder of files that programs can create again.
  ///
  /// Reading the property does not create the folder.
  public static var cachesDirectory: URL { directory(.cachesDirectory, or: ".cache") }

  /// The folder of files that programs store for their own use.
  ///
  /// Reading the property does not create the folder.
  public static var applicationSupportDirectory: URL {
    directory(.applicationSupportDirectory, or: ".local/share")
  }

  /// The user's folder of downloads.
  ///
  /// Reading the property does not create the folder.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory, or: "Downloads") }

  /// The folder of the user's desktop.
  ///
  /// Reading the property does not create the folder.
  public static var desktopDirectory: URL { directory(.desktopDirectory, or: "Desktop") }

  /// The user's folder of pictures.
  ///
  /// Reading the property does not create the folder.
  public static var picturesDirectory: URL { directory(.picturesDirectory, or: "Pictures") }

  /// The user's folder of videos.
  ///
  /// Reading the property does not create the folder.
  public static var moviesDirectory: URL { directory(.moviesDirectory, or: "Videos") }

  /// The user's folder of music.
  ///
  /// Reading the property does not create the folder.
  public static var musicDirectory: URL { directory(.musicDirectory, or: "Music") }

  /// The user's public folder.
  ///
  /// Reading the property does not create the folder.
  public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory, or: "Public") }

  /// The folder of the user's trash.
  ///
  /// Reading the property does not create the folder.
  public static var trashDirectory: URL {
    directory(.trashDirectory, or: ".local/share/Trash/files")
  }

  /// The folder ``applicationSupportDirectory``, because Linux has no user library.
  public static var libraryDirectory: URL { applicationSupportDirectory }

  /// The folder of applications.
  public static var applicationDirectory: URL {
    directory(.applicationDirectory, or: "Applications")
  }

  /// The folder of the users' home directories.
  public static var userDirectory: URL { homeDirectory.deletingLastPathComponent() }

  /// Returns a folder of the user.
  ///
  /// If the system does not know the folder, the result is the folder `path` in the home directory.
  private static func directory(
    _ directory: FileManager.SearchPathDirectory,
    or path: String
  ) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? homeDirectory.appending(path: path, directoryHint: .isDirectory)
  }
}
#endif
