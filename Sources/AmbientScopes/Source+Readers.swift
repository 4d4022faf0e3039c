package import AmbientGraph

extension [any AnyEnvironmentEntry] {
  /// Returns the names of the views that read any of these entries in their last run.
  ///
  /// The names are in tree order. The result includes views that read an entry through a derived
  /// value.
  ///
  /// - Parameter probe: A reader to ignore, together with the readers of its value; nil to include
  ///   all readers.
  /// - Returns: The names.
  package func namesOfReaders(except probe: Source? = nil) -> [String] {
    var readers: [any ViewEffect] = []
    for entry in self { entry.collectReaders(except: probe, into: &readers) }
    readers.sort { $0.precedes($1) }
    return readers.compactMap { $0.chainOfViews.first }
  }
}

extension Source {
  fileprivate func collectReaders(except probe: Source?, into views: inout [any ViewEffect]) {
    for reader in readers where reader !== probe {
      if let view = reader as? any ViewEffect {
        if !views.contains(where: { $0 === view }) { views.append(view) }
      } else if let derived = reader as? Source {
        derived.collectReaders(except: probe, into: &views)
      }
    }
  }
}
