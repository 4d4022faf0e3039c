/// Suspends the caller until the tasks that can run have reached their next suspension.
///
/// A detached task of some priority runs after all other tasks of that priority that are already in
/// the queue.
func yieldToOtherTasks() async {
  for _ in 0..<20 {
    for priority in [Task.currentPriority, .background] {
      await Task.detached(priority: priority) { await Task.yield() }.value
    }
  }
}
