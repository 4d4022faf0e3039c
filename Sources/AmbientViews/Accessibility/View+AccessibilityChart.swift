public import AmbientCore

/// A value that makes the description of a chart.
///
/// ```swift
/// struct RainChart: View, AXChartDescriptorRepresentable {
///   let months: [Month]
///
///   var body: some View { Bars(months).accessibilityChartDescriptor(self) }
///
///   nonisolated func makeChartDescriptor() -> AXChartDescriptor { … }
/// }
/// ```
public protocol AXChartDescriptorRepresentable {
  /// Makes the description of the chart.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Updates a description that ``makeChartDescriptor()`` returned.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter descriptor: The description.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description unchanged; the default implementation.
  ///
  /// - Parameter descriptor: The description.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// The description of a chart, for hosts.
public struct AccessibilityChartDetail: ElementDetail {
  /// The description of the chart.
  public let descriptor: AXChartDescriptor

  /// Returns whether both details have the same descriptor object.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether both details have the same descriptor object.
  public func isSame(as other: AccessibilityChartDetail) -> Bool {
    descriptor === other.descriptor
  }
}

extension View {
  /// Adds the description of a chart to the view.
  ///
  /// Hosts see the title as the attribute `chart`, and the description as the detail
  /// `AccessibilityChartDetail`.
  ///
  /// - Parameter representable: The value that makes the description.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityChartDescriptor<
    R: AXChartDescriptorRepresentable
  >(
    _ representable: R
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let descriptor = representable.makeChartDescriptor()
    representable.updateChartDescriptor(descriptor)
    return attaching(
      .attributes(ElementAttributes(.chartTitle, descriptor.title ?? "")),
      .detail(AccessibilityChartDetail(descriptor: descriptor))
    )
  }
}
