import AmbientCore
import Observation

/// A detail that a view sets for the container around the view, with attributes that belong to the
/// detail.
///
/// One view sets the detail and these attributes together. The container never combines the detail
/// of one view with such attributes of another view.
protocol ContainerDetail: ElementDetail {
  /// Sets the attributes of the container that belong to the detail, and removes those that the
  /// detail leaves to the host.
  func setAttributes(in attributes: inout ElementAttributes)
}

/// Attributes and details that views set for the container around them, such as the title of a
/// page.
///
/// The container's element gets these attributes. If several views set the same attribute, the
/// container has the value of the innermost view, or else of the first view in the order of the
/// tree. The same holds for details of one type.
@MainActor
@Observable
final class ContainerAttributes {
  private struct OwnedAttribute: Owned {
    let owner: TreePosition
    let name: String
    var value: ElementValue
  }

  private struct OwnedDetail: Owned {
    let owner: TreePosition
    let detail: any ContainerDetail
  }

  /// What the views have set; one property, so that a reader has one dependency.
  private struct Contents {
    var attributes: [OwnedAttribute] = []
    var details: [OwnedDetail] = []
  }

  private var contents = Contents()

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
      contents.attributes.insert(OwnedAttribute(owner: owner, name: name, value: value))
    case (nil, nil): break
    }
  }

  /// Sets or removes the detail of one view, whose position is the owner.
  func set(_ detail: (any ContainerDetail)?, by owner: TreePosition?) {
    guard let owner else { return }
    let existing = contents.details.firstIndex { $0.owner === owner }
    switch (existing, detail) {
    case (let index?, let detail?):
      contents.details[index] = OwnedDetail(owner: owner, detail: detail)
    case (let index?, nil): contents.details.remove(at: index)
    case (nil, let detail?): contents.details.insert(OwnedDetail(owner: owner, detail: detail))
    case (nil, nil): break
    }
  }
}

/// A value that a view sets for the container around the view.
private protocol Owned {
  /// The position of the view.
  var owner: TreePosition { get }
}

extension Array where Element: Owned {
  /// Inserts a value before the values of all views that appear after the view of the value.
  ///
  /// The order of the array does not depend on the time at which the views set their values.
  @MainActor
  fileprivate mutating func insert(_ new: Element) {
    // A view that was removed in the same update keeps its value until the update ends.
    let next = firstIndex { $0.owner.isInTree && new.owner.appearsBefore($0.owner) }
    insert(new, at: next ?? endIndex)
  }
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
