/// Waits until something is so, for two seconds of turns at least, and asks for nothing meanwhile.
///
/// - Returns: Whether it is so in the end.
@MainActor
package func eventually(_ isSo: () -> Bool) async -> Bool {
  for _ in 0..<2_000 {
    if isSo() { return true }
    try? await Task.sleep(for: .milliseconds(1))
  }
  return isSo()
}
