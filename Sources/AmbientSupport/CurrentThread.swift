import AmbientPlatform

/// Returns a number that identifies the current thread among all running threads.
@usableFromInline
package func currentThread() -> UInt { ambient_current_thread() }
