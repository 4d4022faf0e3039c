import AmbientHosting
import AmbientLayout

extension LayoutNode {
  /// Counts how many nodes in one part of the tree need additional work in a layout.
  ///
  /// Each property counts the nodes that need one kind of work.
  struct NodeCounts: Equatable {
    /// The number of nodes whose layout may set alignment guides of its own.
    var guideSetters = 0
    /// The number of nodes whose layout sets the baselines of texts.
    var texts = 0
    /// The number of nodes that depend on their position on the screen.
    ///
    /// The element of such a node takes `GeometryEvent`, or enlarges its views beyond the safe area
    /// or to the edges of a list row.
    var observers = 0
    /// The number of nodes that can extend beyond the safe area, such as scroll views.
    var covers = 0
    /// The number of nodes whose layout depends on the size of a container.
    var relativeFrames = 0
    /// The number of nodes that draw their views at another place or in another size.
    var transforms = 0

    init() {}

    @MainActor
    init(of rule: ElementLayout) {
      guideSetters = rule.setsGuides ? 1 : 0
      texts = rule.hasBaselines ? 1 : 0
      relativeFrames = rule.dependsOnContainer ? 1 : 0
      transforms = rule.transformsViews ? 1 : 0
      observers = rule.takesGeometry || rule.mayGrowViews ? 1 : 0
      covers = rule.cover == nil ? 0 : 1
    }

    static func += (lhs: inout NodeCounts, rhs: NodeCounts) {
      lhs.guideSetters += rhs.guideSetters
      lhs.texts += rhs.texts
      lhs.observers += rhs.observers
      lhs.covers += rhs.covers
      lhs.relativeFrames += rhs.relativeFrames
      lhs.transforms += rhs.transforms
    }

    static func - (lhs: NodeCounts, rhs: NodeCounts) -> NodeCounts {
      var result = lhs
      result.guideSetters -= rhs.guideSetters
      result.texts -= rhs.texts
      result.observers -= rhs.observers
      result.covers -= rhs.covers
      result.relativeFrames -= rhs.relativeFrames
      result.transforms -= rhs.transforms
      return result
    }

    /// The alignment guides that a view in this part of the tree may set.
    var guides: SettableGuides {
      guideSetters > 0 ? .all : texts > 0 ? .baselines : .none
    }

    func maySet(_ guide: AlignmentGuide) -> Bool {
      guides == .all || guides == .baselines && guide.isBaseline
    }
  }

  enum SettableGuides {
    case none, baselines, all
  }
}
