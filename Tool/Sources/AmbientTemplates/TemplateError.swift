/// Why a package cannot be written.
public enum TemplateError: Error, CustomStringConvertible, Equatable {
  case badName(String)
  case takenName(String)
  case badMode(Int)
  case sourcesOfOtherKind(PackageKind)
  case noSources(String)
  case emptySources(String)
  case noAmbient(String)
  case folderExists(String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .badName(let name):
      """
      '\(name)' is not a valid module name. Begin with a letter, and use only letters, digits and \
      underscores.
      """
    case .takenName(let name):
      "A package cannot have the name '\(name)': a module has this name. Choose another name."
    case .badMode(let mode): "There is no language mode \(mode). Write --swift 5 or --swift 6."
    case .sourcesOfOtherKind(let kind):
      """
      The kind '\(kind.rawValue)' has sources of its own. For sources that you have, choose \
      the kind 'test-package'.
      """
    case .noSources(let path):
      "There is no folder '\(path)'. Write the folder of your Swift files after --sources."
    case .emptySources(let path):
      "There are no Swift files in '\(path)'. Write the folder of your Swift files after --sources."
    case .noAmbient(let path):
      """
      There is no Ambient in '\(path)'. Write the folder of a clone after --ambient, or the \
      address of the repository.
      """
    case .folderExists(let path):
      """
      '\(path)' exists already, and nothing is overwritten. Choose another name, or another folder \
      with --in.
      """
    }
  }
}
