import AmbientEnvironment
import AmbientSupport
import AmbientTaskScopes

/// Replaces the defaults of dependencies when the program starts.
///
/// ```swift
/// prepareDependencies { $0.locale = Locale(identifier: "it_IT") }
/// ```
///
/// Prepare each value once, before any code reads it. If a value was read or prepared before, it
/// does not change, and an issue is reported. In a preview, the last call wins, because a preview
/// may run the same call many times.
///
/// - Parameters:
///   - updateValues: A closure that assigns the values.
///   - fileID: The file of the call, for messages.
///   - line: The line of the call, for messages.
/// - Returns: The result of `updateValues`.
/// - Throws: The error of the closure.
@discardableResult
public func prepareDependencies<Result>(
  _ updateValues: (inout DependencyValues) throws -> Result,
  fileID: StaticString = #fileID,
  line: UInt = #line
) rethrows -> Result {
  let scope = TaskScope(in: .current)
  var values = DependencyValues(scope.startAssigning())
  let result = try Assigning.perform { try updateValues(&values) }
  let location = SourceLocation(fileID, line)
  for (name, value) in scope.prepare(values.environment) {
    let value = "\(value)"
    // A key from a macro or from this library is named after its property. Any other key is named
    // after its type.
    let name = name.first?.isLowercase == true ? "@Dependency(\\.\(name))" : "'\(name)'"
    DependencyIssue { _ in .preparedTooLate(name, value, at: location) }
      .report(at: IssueLocation(location))
  }
  return result
}
