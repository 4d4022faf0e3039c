import AmbientEnvironment
import AmbientSupport

extension Diagnostic {
  static func noSystemAction(url: String) -> Diagnostic {
    Diagnostic(
      "OpenURLAction configured without a fallback",
      facts: [("URL", url)],
      remedies: [
        "Let the host set 'urlOpener' in the environment of the tree.",
        "Let the handler return '.handled' or '.discarded'.",
      ]
    )
  }
}
