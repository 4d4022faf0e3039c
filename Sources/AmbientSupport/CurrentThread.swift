import AmbientPlatform

/// A number that tells the current thread from all others that run.
@usableFromInline
package func currentThread() -> UInt { ambient_current_thread() }
