/// Suspends the caller until the tasks that can run have reached their next suspension.
///
/// A new detached task runs after the tasks of the same priority that are already in the queue.
/// When the detached task has finished, those tasks have run too, and may have resumed further
/// tasks. For that reason, the function starts many detached tasks, one after the other.
func yieldToOtherTasks() async {
  for _ in 0..<20 {
    for priority in [Task.currentPriority, .background] {
      await Task.detached(priority: priority) { await Task.yield() }.value
    }
  }
}
