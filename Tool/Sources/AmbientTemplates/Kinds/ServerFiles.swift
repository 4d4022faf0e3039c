let serverCommand = """
  /// Answers the requests on standard input, one per line.
  ///
  /// Call `Responder.respond(to:)` from the server of your choice instead.
  @main enum NAMECommand {
    static func main() {
      let responder = Responder()
      while let request = readLine() { print(responder.respond(to: request)) }
    }
  }

  """

let serverResponder = """
  import AmbientDependencies
  import Foundation

  /// Answers requests.
  struct Responder {
    @Dependency(\\.date.now) private var now

    func respond(to path: String) -> String {
      switch path {
      case "/time": "200 \\(now.formatted(.iso8601))"
      default: "404 There is no \\(path)."
      }
    }
  }

  """

let serverTests = """
  import AmbientDependencies
  import AmbientDependenciesTesting
  import Foundation
  import Testing

  @testable import NAME

  @Test func `A response contains the current time`() {
    let responder = withDependencies {
      $0.date = .constant(Date(timeIntervalSince1970: 0))
    } operation: {
      Responder()
    }
    #expect(responder.respond(to: "/time") == "200 1970-01-01T00:00:00Z")
    #expect(responder.respond(to: "/moon") == "404 There is no /moon.")
  }

  """
