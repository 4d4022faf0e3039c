/// Lets tasks that were started, or woken, get to where they wait next.
///
/// Those of the same priority are in front of what is added here, however many others there are.
func yieldToOtherTasks() async {
  for _ in 0..<20 {
    for priority in [Task.currentPriority, .background] {
      await Task.detached(priority: priority) { await Task.yield() }.value
    }
  }
}
