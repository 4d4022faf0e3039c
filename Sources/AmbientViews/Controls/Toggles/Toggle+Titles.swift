public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the toggle.
  ///   - isOn: A binding to the value.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the toggle.
  ///   - isOn: A binding to the value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the toggle.
  ///   - isOn: A binding to the value.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// Creates a toggle for several values at once, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the toggle.
  ///   - sources: The elements that have the values.
  ///   - isOn: The key path from an element to a binding to the element's value.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several values at once, with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the toggle.
  ///   - sources: The elements that have the values.
  ///   - isOn: The key path from an element to a binding to the element's value.
  @_disfavoredOverload
  public init<S: StringProtocol, Sources: RandomAccessCollection>(
    _ title: S,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// Creates a toggle for several values at once, with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the toggle.
  ///   - sources: The elements that have the values.
  ///   - isOn: The key path from an element to a binding to the element's value.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == AmbientViews.Label<Text, Image> {
  /// Creates a toggle with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the toggle.
  ///   - systemImage: The name of the system symbol.
  ///   - isOn: A binding to the value.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AmbientViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - title: The title of the toggle.
  ///   - systemImage: The name of the system symbol.
  ///   - isOn: A binding to the value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AmbientViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the toggle.
  ///   - systemImage: The name of the system symbol.
  ///   - isOn: A binding to the value.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AmbientViews.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the toggle.
  ///   - image: The image from an asset catalog.
  ///   - isOn: A binding to the value.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AmbientViews.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title of the toggle.
  ///   - image: The image from an asset catalog.
  ///   - isOn: A binding to the value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AmbientViews.Label(title, image: image) }
  }

  /// Creates a toggle with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the toggle.
  ///   - image: The image from an asset catalog.
  ///   - isOn: A binding to the value.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AmbientViews.Label(titleResource, image: image) }
  }

  /// Creates a toggle for several values at once, with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the toggle.
  ///   - systemImage: The name of the system symbol.
  ///   - sources: The elements that have the values.
  ///   - isOn: The key path from an element to a binding to the element's value.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      AmbientViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a toggle for several values at once, with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - title: The title of the toggle.
  ///   - systemImage: The name of the system symbol.
  ///   - sources: The elements that have the values.
  ///   - isOn: The key path from an element to a binding to the element's value.
  @_disfavoredOverload
  public init<S: StringProtocol, Sources: RandomAccessCollection>(
    _ title: S,
    systemImage: String,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { AmbientViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle for several values at once, with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the toggle.
  ///   - systemImage: The name of the system symbol.
  ///   - sources: The elements that have the values.
  ///   - isOn: The key path from an element to a binding to the element's value.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      AmbientViews.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a toggle for several values at once, with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the toggle.
  ///   - image: The image from an asset catalog.
  ///   - sources: The elements that have the values.
  ///   - isOn: The key path from an element to a binding to the element's value.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { AmbientViews.Label(titleKey, image: image) }
  }

  /// Creates a toggle for several values at once, with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title of the toggle.
  ///   - image: The image from an asset catalog.
  ///   - sources: The elements that have the values.
  ///   - isOn: The key path from an element to a binding to the element's value.
  @_disfavoredOverload
  public init<S: StringProtocol, Sources: RandomAccessCollection>(
    _ title: S,
    image: ImageResource,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { AmbientViews.Label(title, image: image) }
  }

  /// Creates a toggle for several values at once, with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the toggle.
  ///   - image: The image from an asset catalog.
  ///   - sources: The elements that have the values.
  ///   - isOn: The key path from an element to a binding to the element's value.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { AmbientViews.Label(titleResource, image: image) }
  }
}
