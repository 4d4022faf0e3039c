import SwiftUI

// Declarations that source files contain beside their views. Tests refer to each form by the
// identifier, such as P01, that starts its comment.

/// P01: previews in a type that is named after the view.
struct Readout_Previews: PreviewProvider {
  static var previews: some View {
    Readout().environment(\.speed, 3).previewDisplayName("Slow")
    Group {
      Readout().environment(\.cargo, .heavy)
    }
    .previewLayout(.sizeThatFits)
  }
}

// P02: previews in closures, without a name.
#Preview {
  Readout()
}

#Preview("At anchor") {
  SecondWrapper().environment(\.isAnchored, .constant(true))
}

#Preview("With a state") {
  @Previewable @State var isAnchored = false
  @Previewable @Environment(\.course) var course
  SecondWrapper().environment(\.isAnchored, $isAnchored)
  Text(course)
}

/// P03: a body that prints why it runs.
struct Asking: View {
  @Environment(\.course) private var course
  var body: some View {
    let _ = Self._printChanges()
    Text(course)
  }
}
