/// Checks a condition every millisecond until it holds, or until 2,000 checks have failed.
///
/// - Returns: Whether the condition holds in the end.
@MainActor
package func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<2_000 {
    if condition() { return true }
    try? await Task.sleep(for: .milliseconds(1))
  }
  return condition()
}
