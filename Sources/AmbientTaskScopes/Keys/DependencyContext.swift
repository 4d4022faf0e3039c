import AmbientPlatform

/// The situation in which a program runs.
///
/// The situation selects the defaults of dependencies.
///
/// The context of the process is the first that applies:
///
/// - the context that the variable `SWIFT_DEPENDENCIES_CONTEXT` names: `live`, `preview` or `test`;
/// - `preview`, if the variable `XCODE_RUNNING_FOR_PREVIEWS` is `1`;
/// - `test`, if the arguments or variables of the process show that it runs tests;
/// - `live` in all other cases.
public enum DependencyContext: UInt8, CaseIterable, Sendable {
  /// A program that is neither a preview nor a test.
  case live
  /// A preview.
  case preview
  /// A test.
  case test
}

extension DependencyContext {
  /// The context of this process, determined by its variables and arguments.
  package static let ofProcess = DependencyContext(
    arguments: CommandLine.arguments,
    variable: environmentVariable
  )

  /// Whether the process runs tests, regardless of the variable `SWIFT_DEPENDENCIES_CONTEXT`.
  package static let isTesting =
    DependencyContext(arguments: CommandLine.arguments) { name in
      name == "SWIFT_DEPENDENCIES_CONTEXT" ? nil : environmentVariable(name)
    } == .test

  /// Determines the context from a process's arguments and variables.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the process.
  ///   - variable: Returns the value of an environment variable; nil if the variable is not set.
  package init(arguments: [String], variable: (String) -> String?) {
    let named = DependencyContext.allCases.first {
      "\($0)" == variable("SWIFT_DEPENDENCIES_CONTEXT")
    }
    if let named {
      self = named
    } else if variable("XCODE_RUNNING_FOR_PREVIEWS") == "1" {
      self = .preview
    } else if arguments.contains("--testing-library")
      || arguments.first?.hasSuffix(".xctest") == true
      || variable("XCTestConfigurationFilePath") != nil || variable("XCTestBundlePath") != nil
    {
      self = .test
    } else {
      self = .live
    }
  }
}

private func environmentVariable(_ name: String) -> String? {
  ambient_environment_variable(name).map { String(cString: $0) }
}
