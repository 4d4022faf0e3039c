package import AmbientGraph

/// Told before an object is read through a binding, for objects that do not notice it themselves.
package protocol ReadObserver<Object>: AnyObject {
  associatedtype Object: AnyObject

  /// Something in the object is about to be read.
  func willRead(_ object: Object)

  /// Whether a source stands for the changes of the object.
  func isRead(through source: Source) -> Bool
}

extension Binding {
  /// A binding to a property of an object; an observer, if there is one, is told of its reads.
  package init<Object: AnyObject>(
    _ object: Object,
    _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    observer: (any ReadObserver<Object>)?
  ) {
    self.init(ObjectLocation(object, keyPath, observer: observer))
  }
}
