extension NewPackage {
  /// The texts of all files by their paths.
  var files: [String: String] {
    var files = [
      "Package.swift": manifest,
      ".gitignore": ".build\n*.xcodeproj\n.swiftpm\n.DS_Store\n",
      ".github/workflows/linux.yml": workflow,
    ]
    switch kind {
    case .testPackage:
      if sources == nil { files["Sources/\(name)/\(name)View.swift"] = filled(libraryView) }
      files["Tests/\(name)Tests/\(name)Tests.swift"] =
        filled(sources == nil ? libraryTests : sourcesTests)
    case .app:
      files["Sources/\(name)/\(name)App.swift"] = filled(appSource)
      files["Sources/\(name)/Plant.swift"] = filled(appModel)
      files["Tests/\(name)Tests/\(name)Tests.swift"] = filled(appTests)
    case .server:
      files["Sources/\(name)/\(name)Command.swift"] = filled(serverCommand)
      files["Sources/\(name)/Responder.swift"] = filled(serverResponder)
      files["Tests/\(name)Tests/\(name)Tests.swift"] = filled(serverTests)
    }
    return files
  }

  /// Returns a text with the name of the package.
  private func filled(_ text: String) -> String { text.replacing("NAME", with: name) }

  /// A workflow that runs the tests.
  private var workflow: String {
    """
    name: Linux
    on: [push, pull_request]
    jobs:
      test:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
          - uses: actions/cache@v4
            with:
              path: .build
              key: ${{ runner.os }}-${{ hashFiles('Package.swift', 'Package.resolved') }}
          - run: swift test

    """
  }
}
