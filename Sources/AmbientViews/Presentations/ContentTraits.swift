import AmbientCore
import Observation

/// What the views in a container ask of it: the title of a page, the heights of a sheet.
///
/// They become attributes of the container's element. Where several views ask for the same, the first one
/// that did is heard.
@MainActor
@Observable
final class ContentTraits {
  private struct Wish {
    let owner: Namespace.ID
    let name: String
    var value: ElementValue
  }

  private var wishes: [Wish] = []

  nonisolated init() {}

  /// The attributes that were asked for.
  var attributes: ElementAttributes {
    var attributes = ElementAttributes()
    for wish in wishes.reversed() { attributes[named: wish.name] = wish.value }
    return attributes
  }

  /// Replaces what one view asks for under a name; nil for nothing.
  func ask<Value>(_ attribute: ElementAttribute<Value>, _ value: Value?, by owner: Namespace.ID) {
    let (name, value) = (attribute.name, value?.elementValue)
    let known = wishes.firstIndex { $0.owner == owner && $0.name == name }
    switch (known, value) {
    case (let index?, let value?): wishes[index].value = value
    case (let index?, nil): wishes.remove(at: index)
    case (nil, let value?): wishes.append(Wish(owner: owner, name: name, value: value))
    case (nil, nil): break
    }
  }
}

private struct PresentationTraitsKey: EnvironmentKey {
  static var defaultValue: ContentTraits? { nil }
}

private struct PageTraitsKey: EnvironmentKey {
  static var defaultValue: ContentTraits? { nil }
}

extension EnvironmentValues {
  /// What is asked of the nearest sheet, cover or popover.
  var presentationTraits: ContentTraits? {
    get { self[PresentationTraitsKey.self] }
    set { self[PresentationTraitsKey.self] = newValue }
  }

  /// What is asked of the nearest page, column or window.
  var pageTraits: ContentTraits? {
    get { self[PageTraitsKey.self] }
    set { self[PageTraitsKey.self] = newValue }
  }
}

extension View {
  /// Asks something of the container that a view finds in its surroundings.
  nonisolated func asks<Value>(
    _ container: KeyPath<EnvironmentValues, ContentTraits?>,
    for attribute: ElementAttribute<Value>,
    _ value: Value?
  ) -> some View {
    modifier(TraitModifier(container, attribute: attribute, value: value))
  }
}

private struct TraitModifier<Value: ElementValueConvertible> {
  let attribute: ElementAttribute<Value>
  let value: Value?

  @Environment private var traits: ContentTraits?
  @Namespace private var owner

  init(
    _ container: KeyPath<EnvironmentValues, ContentTraits?>,
    attribute: ElementAttribute<Value>,
    value: Value?
  ) {
    _traits = Environment(container)
    self.attribute = attribute
    self.value = value
  }
}

extension TraitModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    let (traits, owner) = (traits, owner)
    content
      .followsChanges(of: value, initial: true) { traits?.ask(attribute, $1, by: owner) }
      .onDisappear { traits?.ask(attribute, nil, by: owner) }
  }

  static var bodyName: String? { nil }
}
