import AmbientCore
import Observation

/// A detail that a view sets for the container around the view, together with attributes that
/// belong to the detail.
///
/// The container is, for example, a sheet. If several views set a detail of the same type, the
/// container takes the detail and all of its attributes from one of these views.
protocol ContainerDetail: ElementDetail {
  /// Sets the container's attributes that belong to the detail, and removes the attributes that the
  /// detail leaves to the host.
  func setAttributes(in attributes: inout ElementAttributes)
}

/// Attributes and details that views set for the container around them, such as the title of a
/// page.
///
/// The container's element gets these attributes. If several views set the same attribute, a view
/// takes precedence over the views around it. Of views beside each other, the first view in tree
/// order takes precedence. The same rules apply to details of one type.
@MainActor
@Observable
final class ContainerAttributes {
  private struct OwnedAttribute: Owned {
    let owner: TreePosition
    let name: String
    var value: ElementValue

    func competes(with other: Self) -> Bool { name == other.name }
  }

  private struct OwnedDetail: Owned {
    let owner: TreePosition
    let detail: any ContainerDetail

    func competes(with other: Self) -> Bool { type(of: detail) == type(of: other.detail) }
  }

  /// The attributes and the details that views have set.
  ///
  /// One property holds both, so that a reader has only one dependency.
  private struct Contents {
    var attributes: [OwnedAttribute] = []
    var details: [OwnedDetail] = []
  }

  private var contents = Contents()

  /// Whether the tree notifies this object when views move.
  @ObservationIgnored private var observesOrder = false

  nonisolated init() {}

  var attributes: ElementAttributes {
    var attributes = ElementAttributes()
    for owned in contents.attributes.reversed() { attributes[named: owned.name] = owned.value }
    return attributes
  }

  /// Sets the details and their attributes in the description of the container.
  func addDetails(to description: inout ElementDescription) {
    for owned in contents.details.reversed() {
      description.set(owned.detail)
      owned.detail.setAttributes(in: &description.attributes)
    }
  }

  /// Sets, changes or removes an attribute on behalf of one view.
  ///
  /// The value nil removes the attribute. The owner is the position of the view.
  func set<Value>(_ attribute: ElementAttribute<Value>, to value: Value?, by owner: TreePosition?) {
    guard let owner else { return }
    let (name, value) = (attribute.name, value?.elementValue)
    let existing = contents.attributes.firstIndex { $0.owner === owner && $0.name == name }
    switch (existing, value) {
    case (let index?, let value?): contents.attributes[index].value = value
    case (let index?, nil): contents.attributes.remove(at: index)
    case (nil, let value?):
      let new = OwnedAttribute(owner: owner, name: name, value: value)
      if contents.attributes.contains(where: new.competes) { observeOrder(from: owner) }
      contents.attributes.insert(new)
    case (nil, nil): break
    }
  }

  /// Sets the detail of one view; nil removes the detail.
  ///
  /// The owner is the position of the view.
  func set(_ detail: (any ContainerDetail)?, by owner: TreePosition?) {
    guard let owner else { return }
    let existing = contents.details.firstIndex { $0.owner === owner }
    switch (existing, detail) {
    case (let index?, let detail?):
      contents.details[index] = OwnedDetail(owner: owner, detail: detail)
    case (let index?, nil): contents.details.remove(at: index)
    case (nil, let detail?):
      let new = OwnedDetail(owner: owner, detail: detail)
      if contents.details.contains(where: new.competes) { observeOrder(from: owner) }
      contents.details.insert(new)
    case (nil, nil): break
    }
  }

  private func observeOrder(from owner: TreePosition) {
    guard !observesOrder, owner.isInTree else { return }
    observesOrder = true
    owner.addOrderObserver(self)
  }
}

extension ContainerAttributes: OrderObserver {
  func viewsDidMove() {
    if !contents.attributes.isSorted { contents.attributes.sort() }
    if !contents.details.isSorted { contents.details.sort() }
  }
}

/// A value that a view sets for the container around the view.
private protocol Owned {
  /// The position of the view.
  var owner: TreePosition { get }

  /// Returns whether the container can have only one of the two values `self` and `other`.
  func competes(with other: Self) -> Bool
}

extension Owned {
  /// Returns whether the container prefers this value to another one.
  @MainActor
  fileprivate func precedes(_ other: Self) -> Bool {
    // The value of a removed view stays in the array until the end of the update that removes the
    // view. Until then, the values of views in the tree take precedence.
    guard owner !== other.owner, owner.isInTree else { return false }
    return !other.owner.isInTree || owner.appearsBefore(other.owner)
  }
}

@MainActor
extension Array where Element: Owned {
  /// Inserts a value before the competing values that it precedes.
  ///
  /// The order of competing values does not depend on the time at which the views set them.
  fileprivate mutating func insert(_ new: Element) {
    let next = firstIndex { new.competes(with: $0) && new.precedes($0) }
    insert(new, at: next ?? endIndex)
  }

  fileprivate var isSorted: Bool { !zip(self, dropFirst()).contains { $1.precedes($0) } }

  fileprivate mutating func sort() { sort { $0.precedes($1) } }
}

extension ContainerAttributes: Equatable {
  nonisolated static func == (lhs: ContainerAttributes, rhs: ContainerAttributes) -> Bool {
    lhs === rhs
  }
}

private struct PresentationAttributesKey: EnvironmentKey {
  static var defaultValue: ContainerAttributes? { nil }
}

private struct PageAttributesKey: EnvironmentKey {
  static var defaultValue: ContainerAttributes? { nil }
}

extension EnvironmentValues {
  /// The attributes that views set for the nearest presentation, such as a sheet or an inspector;
  /// nil outside of presentations.
  var presentationAttributes: ContainerAttributes? {
    get { self[PresentationAttributesKey.self] }
    set { self[PresentationAttributesKey.self] = newValue }
  }

  /// The attributes that views set for the nearest page, column or window; nil outside of pages,
  /// columns and windows.
  var pageAttributes: ContainerAttributes? {
    get { self[PageAttributesKey.self] }
    set { self[PageAttributesKey.self] = newValue }
  }
}
