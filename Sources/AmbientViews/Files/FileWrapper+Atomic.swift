#if !canImport(Darwin)
import Foundation

extension FileWrapper {
  /// Writes everything to a place, so that there is always all of the old or all of the new.
  ///
  /// It is written into a folder beside the place, which nobody else can look into, and renamed. A folder
  /// cannot be replaced in one step: the old one is moved aside first, and back if something goes wrong.
  func writeAtomically(to url: URL) throws {
    let manager = FileManager.default
    let folder = url.deletingLastPathComponent()
    let workspace = folder.appendingPathComponent(".save-\(UUID().uuidString)", isDirectory: true)
    let (new, old) = (
      workspace.appendingPathComponent("new"), workspace.appendingPathComponent("old")
    )
    let replaced = try? manager.attributesOfItem(atPath: url.path)
    let isFolderInvolved =
      replaced != nil && (isDirectory || replaced?[.type] as? FileAttributeType == .typeDirectory)
    try manager.createDirectory(
      at: workspace,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700 | Self.groupBit(of: folder)]
    )
    do {
      try write(to: new)
      keepOwner(replaced ?? [:], of: new)
      if isFolderInvolved { try Self.rename(url, to: old) }
      do {
        try Self.rename(new, to: url)
      } catch {
        if isFolderInvolved { try Self.rename(old, to: url) }
        throw error
      }
    } catch {
      // What could not be moved back is not removed.
      if (try? manager.attributesOfItem(atPath: old.path)) == nil {
        try? manager.removeItem(at: workspace)
      }
      throw error
    }
    try? manager.removeItem(at: workspace)
  }

  /// The permission of a folder by which what is made in it belongs to the folder's group.
  private static func groupBit(of folder: URL) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
    return (attributes?[.posixPermissions] as? Int ?? 0) & 0o2000
  }

  /// Lets a new file belong to the same user and group as the one that it replaces.
  ///
  /// Few may do that; where it cannot be done, the new file belongs to the user of the program.
  private func keepOwner(_ attributes: [FileAttributeKey: Any], of new: URL) {
    guard !isSymbolicLink else { return }
    let made = try? FileManager.default.attributesOfItem(atPath: new.path)
    let keys = [FileAttributeKey.ownerAccountID, .groupOwnerAccountID]
    let owners = keys.compactMap { key in (attributes[key] as? NSNumber).map { (key, $0) } }
    guard !owners.isEmpty, owners.contains(where: { made?[$0] as? NSNumber != $1 }) else { return }
    try? FileManager.default.setAttributes(
      Dictionary(uniqueKeysWithValues: owners),
      ofItemAtPath: new.path
    )
    // A change of the owner takes some permissions away.
    try? writeAttributes(to: new)
  }

  private static func rename(_ old: URL, to new: URL) throws {
    guard Foundation.rename(old.path, new.path) == 0 else {
      let error = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [NSFilePathErrorKey: new.path, NSUnderlyingErrorKey: error]
      )
    }
  }
}
#endif
