import Testing

@testable import AmbientEnvironment

@Suite struct `Values that are lent` {
  /// Key paths read them as if they were values of the environment.
  @Test func `lie in memory as those that are counted do`() {
    #expect(MemoryLayout<LentValues>.size == MemoryLayout<EnvironmentValues>.size)
    #expect(MemoryLayout<LentValues>.alignment == MemoryLayout<EnvironmentValues>.alignment)
    #expect(
      MemoryLayout<LentValues>.offset(of: \.scope)
        == MemoryLayout<EnvironmentValues>.offset(of: \.scope)
    )
    #expect(
      MemoryLayout<LentValues>.offset(of: \.writes)
        == MemoryLayout<EnvironmentValues>.offset(of: \.writes)
    )
  }
}
