import AmbientEnvironment
import AmbientSupport
import AmbientTaskScopes

/// Puts values in the place of the defaults, once, when a program begins.
///
/// A value that was read or prepared before stays; that is reported. In previews, which begin again and
/// again, the last call wins.
@discardableResult
public func prepareDependencies<Result>(
  _ updateValues: (inout DependencyValues) throws -> Result,
  fileID: StaticString = #fileID,
  line: UInt = #line
) rethrows -> Result {
  let scope = TaskScope(in: .current)
  var values = DependencyValues(scope.startAssigning())
  let result = try Assigning.perform { try updateValues(&values) }
  let place = SourceLocation(fileID, line)
  for (name, value) in scope.prepare(values.environment) {
    let value = "\(value)"
    // What is declared with a macro, or built in, has the name of its property; a key that of a type.
    let name = name.first?.isLowercase == true ? "@Dependency(\\.\(name))" : "'\(name)'"
    DependencyIssue { _ in .preparedTooLate(name, value, at: place) }
      .report(at: IssueLocation(place))
  }
  return result
}
