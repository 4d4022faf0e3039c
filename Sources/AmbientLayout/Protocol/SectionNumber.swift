/// The number of the section to which a view belongs; nil for a view in no section.
///
/// A list keeps sections apart, and a lazy grid begins a line with each of them. In any other
/// container, the views of a section are simply views.
package enum SectionNumber: LayoutValueKey {
  package static var defaultValue: UInt? { nil }
}
