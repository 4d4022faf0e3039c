import AmbientPlatform

/// Where a program runs, and so which default its dependencies have.
public enum DependencyContext: UInt8, CaseIterable, Sendable {
  /// As a product, in the hands of its users.
  case live
  /// In a preview.
  case preview
  /// In a test.
  case test
}

extension DependencyContext {
  /// The context of this process, from its environment and arguments.
  package static let ofProcess = DependencyContext(
    arguments: CommandLine.arguments,
    variable: environmentVariable
  )

  /// Whether the process runs tests, whatever context is asked for.
  package static let isTesting =
    DependencyContext(arguments: CommandLine.arguments) { name in
      name == "SWIFT_DEPENDENCIES_CONTEXT" ? nil : environmentVariable(name)
    } == .test

  /// Tells the context from a process's arguments and the variables of its environment.
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

/// The value of a variable of the process's environment.
private func environmentVariable(_ name: String) -> String? {
  ambient_environment_variable(name).map { String(cString: $0) }
}
