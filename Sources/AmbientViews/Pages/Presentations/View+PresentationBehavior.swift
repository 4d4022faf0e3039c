public import AmbientCore

// "The presentation" of a view is the nearest sheet, cover or popover around the view.

/// The presentation that replaces another presentation if there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  fileprivate let name: String

  /// The host decides how a presentation adapts to a small screen.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The presentation is not replaced.
  public static let none = PresentationAdaptation(name: "none")
  /// The presentation becomes a popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// The presentation becomes a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// The presentation covers the whole window.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether the user can use the views behind a presentation.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  fileprivate let name: String

  /// The host decides whether the user can use the views behind the presentation.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// The user can use the views behind the presentation.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// The user cannot use the views behind the presentation.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// The user can use the views behind a sheet if the sheet is not higher than a given height.
  ///
  /// - Parameter detent: The largest height of the sheet at which the views can be used.
  /// - Returns: The value for `presentationBackgroundInteraction(_:)`.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "enabled(upThrough: \(detent.name))")
  }
}

/// The effect of a swipe in a presentation whose height can change.
public struct PresentationContentInteraction: Hashable, Sendable {
  fileprivate let name: String

  /// The host decides whether a swipe resizes the presentation or scrolls its content.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// A swipe changes the height first.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// A swipe scrolls the content first.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How a view or a presentation shines through things that cover it in a three-dimensional space.
public struct BreakthroughEffect: Hashable, Sendable {
  let name: String

  /// The host decides how the view looks behind the things that cover it.
  public static let automatic = BreakthroughEffect(name: "automatic")
  /// The view shines through a little.
  public static let subtle = BreakthroughEffect(name: "subtle")
  /// The view shines through clearly.
  public static let prominent = BreakthroughEffect(name: "prominent")
  /// The things in front cover the view.
  public static let none = BreakthroughEffect(name: "none")
}

extension View {
  /// Sets the presentation that replaces the view's presentation if there is little room.
  ///
  /// The view's presentation is the nearest sheet, cover or popover around the view.
  ///
  /// - Parameter adaptation: The presentation that is used if there is little room.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets the presentations that replace the view's presentation if there is little room.
  ///
  /// The view's presentation is the nearest sheet, cover or popover around the view.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: The presentation that is used if there is little width.
  ///   - verticalAdaptation: The presentation that is used if there is little height.
  /// - Returns: A view that sets the presentations.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    setsAttribute(
      of: \.presentationAttributes,
      .horizontalAdaptation,
      horizontalAdaptation == .automatic ? nil : horizontalAdaptation.name
    )
    .setsAttribute(
      of: \.presentationAttributes,
      .verticalAdaptation,
      verticalAdaptation == .automatic ? nil : verticalAdaptation.name
    )
  }

  /// Sets whether the user can use the views behind the presentation.
  ///
  /// - Parameter interaction: Whether, or up to which height, the user can use these views.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    setsAttribute(
      of: \.presentationAttributes,
      .backgroundInteraction,
      interaction == .automatic ? nil : interaction.name
    )
  }

  /// Sets the effect of a swipe in a presentation whose height can change.
  ///
  /// - Parameter behavior: The effect of a swipe.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    setsAttribute(
      of: \.presentationAttributes,
      .contentInteraction,
      behavior == .automatic ? nil : behavior.name
    )
  }

  /// Sets how the presentation shines through things that cover it in a three-dimensional space.
  ///
  /// - Parameter effect: The effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View
  {
    setsAttribute(
      of: \.presentationAttributes,
      .breakthrough,
      effect == .automatic ? nil : effect.name
    )
  }

  /// Sets the size of the presentation.
  ///
  /// - Parameter sizing: The rule for the size, such as `.form` or a value of a custom type. Hosts
  ///   compute the size with ``PresentationSizingDetail``.
  /// - Returns: A view that sets the size.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    setsDetail(of: \.presentationAttributes, PresentationSizingDetail(sizing))
  }

  /// Sets whether the presentation prevents the app from ending.
  ///
  /// - Parameter prevents: Whether the app cannot end; nil lets the host decide.
  /// - Returns: A view that sets the value.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    setsAttribute(of: \.presentationAttributes, .preventsTermination, prevents)
  }

  /// Sets the background of the presentation.
  ///
  /// Hosts see an element of kind `containerBackground` around the view. The element has the paint
  /// of the background.
  ///
  /// - Parameter style: The background.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    containerBackground(style, for: .presentation)
  }

  /// Sets the background of the presentation.
  ///
  /// Hosts see an element of kind `containerBackground` around the view. The first child of the
  /// element is a layer with the background.
  ///
  /// - Parameters:
  ///   - alignment: The position of the background in the presentation.
  ///   - content: The background.
  /// - Returns: A view that sets the background.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    containerBackground(for: .presentation, alignment: alignment, content: content)
  }
}
