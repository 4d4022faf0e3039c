let libraryView = """
  import SwiftUI

  /// Counts how often a plant is watered.
  public struct NAMEView: View {
    @State private var count = 0

    public init() {}

    public var body: some View {
      Text("Watered \\(count) times")
      Button("Water") { count += 1 }
    }
  }

  """

let libraryTests = """
  #if canImport(AmbientTesting)
  import AmbientTesting
  import NAME
  import SwiftUI
  import Testing

  @MainActor @Test func `A tap waters the plant`() {
    let host = TestHost { NAMEView() }
    #expect(host.texts == ["Watered 0 times", "Water"])
    #expect(host.bodies { host.tap("Water") } == ["NAMEView"])
    #expect(host.texts == ["Watered 1 times", "Water"])
  }
  #endif

  """

let sourcesTests = """
  #if canImport(AmbientTesting)
  import AmbientTesting
  import SwiftUI
  import Testing

  @testable import NAME

  @MainActor @Test func `A view shows its text`() {
    // Replace this text with one of your views.
    let host = TestHost { Text("Hello") }
    #expect(host.texts == ["Hello"])
  }
  #endif

  """
