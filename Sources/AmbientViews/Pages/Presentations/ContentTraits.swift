import AmbientCore
import Observation

/// Attributes that views set for the container around them, such as the title of a page.
///
/// The container's element gets these attributes. If several views set the same attribute, the
/// container has the value of the view that was the first to set the attribute.
@MainActor
@Observable
final class ContentTraits {
  private struct Trait {
    let owner: Namespace.ID
    let name: String
    var value: ElementValue
  }

  private var traits: [Trait] = []

  nonisolated init() {}

  var attributes: ElementAttributes {
    var attributes = ElementAttributes()
    for trait in traits.reversed() { attributes[named: trait.name] = trait.value }
    return attributes
  }

  /// Sets, changes or removes an attribute on behalf of one view.
  ///
  /// The value nil removes the attribute. The owner is the identity of the view.
  func set<Value>(_ attribute: ElementAttribute<Value>, to value: Value?, by owner: Namespace.ID) {
    let (name, value) = (attribute.name, value?.elementValue)
    let existing = traits.firstIndex { $0.owner == owner && $0.name == name }
    switch (existing, value) {
    case (let index?, let value?): traits[index].value = value
    case (let index?, nil): traits.remove(at: index)
    case (nil, let value?): traits.append(Trait(owner: owner, name: name, value: value))
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
  /// The attributes that views set for the nearest presentation, such as a sheet or an inspector;
  /// nil outside of presentations.
  var presentationTraits: ContentTraits? {
    get { self[PresentationTraitsKey.self] }
    set { self[PresentationTraitsKey.self] = newValue }
  }

  /// The attributes that views set for the nearest page, column or window; nil outside of pages,
  /// columns and windows.
  var pageTraits: ContentTraits? {
    get { self[PageTraitsKey.self] }
    set { self[PageTraitsKey.self] = newValue }
  }
}

extension View {
  /// Sets an attribute of a container while the returned view is in the tree; nil sets no
  /// attribute.
  nonisolated func addsTrait<Value>(
    to container: KeyPath<EnvironmentValues, ContentTraits?>,
    _ attribute: ElementAttribute<Value>,
    _ value: Value?
  ) -> some View {
    modifier(TraitModifier(container, attribute: attribute, value: value))
  }

  /// Sets an attribute of a container to the string of a text.
  ///
  /// The string depends on the environment of the view, for example on the locale.
  nonisolated func addsTrait(
    to container: KeyPath<EnvironmentValues, ContentTraits?>,
    _ attribute: ElementAttribute<String>,
    _ text: Text
  ) -> some View {
    modifier(TextTraitModifier(container, attribute: attribute, text: text))
  }
}

/// A modifier that sets one attribute of a container while the view is in the tree.
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
      .onEveryChange(of: value, initial: true) { traits?.set(attribute, to: $1, by: owner) }
      .onRemoval { traits?.set(attribute, to: nil, by: owner) }
  }

  static var bodyName: String? { nil }
}

/// A `TraitModifier` whose value is the string of a text.
private struct TextTraitModifier {
  let attribute: ElementAttribute<String>
  let text: Text

  @Environment private var traits: ContentTraits?
  @Environment(\.self) private var environment
  @Namespace private var owner

  init(
    _ container: KeyPath<EnvironmentValues, ContentTraits?>,
    attribute: ElementAttribute<String>,
    text: Text
  ) {
    _traits = Environment(container)
    self.attribute = attribute
    self.text = text
  }
}

extension TextTraitModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    let (traits, owner) = (traits, owner)
    content
      .onEveryChange(of: text.string(in: environment), initial: true) {
        traits?.set(attribute, to: $1, by: owner)
      }
      .onRemoval { traits?.set(attribute, to: nil, by: owner) }
  }

  static var bodyName: String? { nil }
}
