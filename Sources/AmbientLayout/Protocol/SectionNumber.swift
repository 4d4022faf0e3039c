/// The number of the section to which a view belongs; nil outside of sections.
///
/// A list separates its sections, and a lazy grid begins a new line for each section. Other
/// containers ignore sections.
package enum SectionNumber: LayoutValueKey {
  package static var defaultValue: UInt? { nil }
}
