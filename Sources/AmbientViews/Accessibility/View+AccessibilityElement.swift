public import AmbientCore

/// How an accessibility element presents the elements inside it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  /// The element hides the elements inside it from assistive technologies.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The element is a container, and the elements inside it stay separate elements.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The element has the names, the values and the actions of the elements inside it.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Modifiers that decide which elements assistive technologies present.
extension View {
  /// Makes the view one accessibility element, or a container of elements.
  ///
  /// With `.combine`, the names of the elements inside the view are separated by commas. If the
  /// view contains one control, the element has the role and the main action of this control. If
  /// the view contains several controls, each control becomes an action with the control's name.
  ///
  /// - Parameter children: How the elements inside the view are presented.
  /// - Returns: The modified view.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.accessibilityChildren, children.name)
  }

  /// Presents other views to assistive technologies, as if they were inside this view.
  ///
  /// The modifier makes parts of a drawing accessible, such as the points of a chart. The views are
  /// not shown.
  ///
  /// - Parameter children: The views that assistive technologies present inside the view.
  /// - Returns: The modified view.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    attaching(.accessibilityContent, views: children())
  }

  /// Presents other views to assistive technologies, in place of this view.
  ///
  /// ```swift
  /// RatingStars(rating: $rating).accessibilityRepresentation {
  ///   Slider(value: $rating, in: 0...5, step: 1) { Text("Rating") }
  /// }
  /// ```
  ///
  /// The views are not shown.
  ///
  /// - Parameter representation: The views that assistive technologies present.
  /// - Returns: The modified view.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    attaching(.accessibilityRepresentation, views: representation())
  }

  /// Sets the position of the view among the elements of its container.
  ///
  /// Assistive technologies present elements with a higher priority first.
  ///
  /// - Parameter sortPriority: The priority. A view without this modifier has priority 0.
  /// - Returns: The modified view.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.sortPriority, sortPriority)
  }

  /// Pairs the view with another view: one of the two is the label of the other.
  ///
  /// The view with the role `.content` takes the name of the view with the role `.label`.
  ///
  /// - Parameters:
  ///   - role: Whether the view is the label, or has the label.
  ///   - id: The identifier of the pair.
  ///   - namespace: The namespace of the identifier.
  /// - Returns: The modified view.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(
      .attributes(ElementAttributes(.pairRole, role == .label ? "label" : "content")),
      .detail(AccessibilityLink(.pair, id: id, namespace: namespace))
    )
  }

  /// Links the view with all other views that have the same identifier.
  ///
  /// A host can let the user move between these views.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group.
  ///   - namespace: The namespace of the identifier.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.detail(AccessibilityLink(.group, id: id, namespace: namespace)))
  }
}

/// The role of a view in a pair of a label and a content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view is the label of the pair.
  case label
  /// The view is the content of the pair, and takes the name of the label.
  case content
}
