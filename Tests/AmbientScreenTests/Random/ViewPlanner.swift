import Ambient
import AmbientTestSupport

/// Makes plans of random views, and changes the plans at random.
struct ViewPlanner {
  var random: SplitMix64

  private var lastID = 0

  /// Whether new views can be lists.
  ///
  /// On a screen, a list extends into safe area padding. ``NaiveNode``, the layout engine with
  /// which a test compares the screen, does not extend lists. Views with safe area padding
  /// therefore contain no lists.
  private var allowsLists = true

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Makes a plan of nested views.
  ///
  /// Each text, color, spacer or divider has at most `depth` views around it. If it is directly in
  /// a grid row or a section, it has at most `depth + 1` views around it.
  mutating func plan(depth: Int) -> ViewPlan {
    guard depth > 0, !random.isOnce(in: 9) else {
      return plan(.leaves.randomElement(using: &random) ?? .text, depth: 0)
    }
    var kind = ViewPlan.Kind.outer.randomElement(using: &random) ?? .row
    if kind == .list, !allowsLists { kind = .column }
    return plan(kind, depth: depth)
  }

  /// Makes one random change: of this view, or of one of the views in it.
  mutating func change(_ plan: inout ViewPlan, depth: Int) {
    let allowedLists = allowsLists
    defer { allowsLists = allowedLists }
    if plan.kind == .safeAreaPadding { allowsLists = false }
    if let index = plan.views.indices.randomElement(using: &random), !random.isOnce(in: 3) {
      return change(&plan.views[index], depth: max(1, depth - 1))
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where plan.kind.isContainer:
      let index = Int.random(in: 0...plan.views.count, using: &random)
      plan.views.insert(part(of: plan.kind, depth: depth - 1), at: index)
    case 1 where plan.kind.isContainer && !plan.views.isEmpty:
      plan.views.remove(at: Int.random(in: plan.views.indices, using: &random))
    case 2 where plan.kind.isContainer: plan.views.shuffle(using: &random)
    case 3 where !plan.kind.isPart:
      let new = self.plan(depth: depth)
      (plan.kind, plan.values, plan.views) = (new.kind, new.values, new.views)
    default: plan.values = values()
    }
  }

  private mutating func plan(_ kind: ViewPlan.Kind, depth: Int) -> ViewPlan {
    let allowedLists = allowsLists
    defer { allowsLists = allowedLists }
    if kind == .safeAreaPadding { allowsLists = false }
    lastID += 1
    var plan = ViewPlan(id: lastID, kind: kind, values: values())
    for _ in 0..<count(of: kind) { plan.views.append(part(of: kind, depth: depth - 1)) }
    return plan
  }

  /// Makes the plan of one view inside a view of the given kind.
  private mutating func part(of kind: ViewPlan.Kind, depth: Int) -> ViewPlan {
    switch kind {
    case .grid: plan(.gridRow, depth: max(1, depth))
    case .list: plan(.section, depth: max(1, depth))
    default: plan(depth: depth)
    }
  }

  /// Returns the number of views in a new view of the given kind.
  ///
  /// The number is random for containers, overlays, backgrounds, padding and frames.
  private mutating func count(of kind: ViewPlan.Kind) -> Int {
    switch kind {
    case .text, .color, .spacer, .divider: 0
    case .overlay, .background: random.isOnce(in: 4) ? 3 : 2
    case .padding, .frame: random.isOnce(in: 4) ? Int.random(in: 0...3, using: &random) : 1
    default: kind.isContainer ? Int.random(in: 0...3, using: &random) : 1
    }
  }

  private mutating func values() -> ViewPlan.Values {
    let texts = ["a", "two words", "a longer line of text", "three\nlines\nhere"]
    return ViewPlan.Values(
      text: texts.randomElement(using: &random) ?? "",
      side: ViewPlan.Side.allCases.randomElement(using: &random) ?? .center,
      line: ViewPlan.Line.allCases.randomElement(using: &random) ?? .center,
      width: length(),
      height: length(),
      number: CGFloat(Int.random(in: -9...9, using: &random)),
      isOn: Bool.random(using: &random)
    )
  }

  private mutating func length() -> CGFloat? {
    Bool.random(using: &random) ? CGFloat(Int.random(in: 5...90, using: &random)) : nil
  }
}
