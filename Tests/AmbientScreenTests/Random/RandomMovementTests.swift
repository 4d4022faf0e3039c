import Ambient
import AmbientScreen
import AmbientTestSupport
import AmbientTesting
import Observation
import Testing

/// A description of a random view, which is a stack or a rectangle.
private struct Plan: Identifiable, Equatable {
  let id: Int
  var size = CGSize.zero
  /// The views of a stack; nil for a rectangle.
  var children: [Plan]?
  /// The layout of a stack: 0 for a row, 1 for a column, 2 for views on top of each other.
  var layout = 0
  /// Whether each view of a stack has a background.
  var isBacked = false

  static func random(
    _ depth: Int,
    _ next: inout Int,
    _ generator: inout SplitMix64
  ) -> Plan {
    next += 1
    var plan = Plan(id: next)
    if depth > 0, Int.random(in: 0..<3, using: &generator) == 0 {
      plan.layout = Int.random(in: 0..<3, using: &generator)
      plan.isBacked = Bool.random(using: &generator)
      plan.children = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        random(depth - 1, &next, &generator)
      }
    } else {
      plan.size = CGSize(
        width: CGFloat(Int.random(in: 1...20, using: &generator)),
        height: CGFloat(Int.random(in: 1...20, using: &generator))
      )
    }
    return plan
  }

  /// The stack with its descendants, or the rectangle alone.
  var all: [Plan] { [self] + (children ?? []).flatMap(\.all) }

  /// Finds the view with the identifier among this view and its descendants, and changes the view.
  mutating func change(_ id: Int, _ change: (inout Plan) -> Void) {
    if self.id == id { return change(&self) }
    for index in children?.indices ?? 0..<0 { children?[index].change(id, change) }
  }
}

private struct PlanView: View {
  let plan: Plan

  var body: some View {
    if let children = plan.children {
      let layouts = [
        AnyLayout(HStackLayout(spacing: 2)), AnyLayout(VStackLayout(spacing: 2)),
        AnyLayout(ZStackLayout()),
      ]
      let layout = layouts[plan.layout]
      layout {
        if plan.isBacked {
          ForEach(children) { PlanView(plan: $0) }.padding(1).background(.red)
        } else {
          ForEach(children) { PlanView(plan: $0) }
        }
      }
    } else {
      Color.blue
        .frame(width: plan.size.width, height: plan.size.height)
        .accessibilityIdentifier("\(plan.id)")
    }
  }
}

@Observable @MainActor private final class Scene {
  var plan: Plan
  init(_ plan: Plan) { self.plan = plan }
}

private struct SceneView: View {
  let scene: Scene
  var body: some View { PlanView(plan: scene.plan) }
}

/// The expected frame of a rectangle while animations move it.
///
/// If an animated change of the layout gives the rectangle a new place, a movement of the rectangle
/// starts, which takes one second. Several movements can run at the same time. If a change without
/// an animation gives the rectangle a new place, all movements of the rectangle end. The distance
/// of the rectangle from its place in the newest layout is the sum of the remaining distances of
/// all movements.
private struct Track {
  /// The frame of the rectangle in the newest layout, where all movements end.
  var place: CGRect

  /// The movements, each with its start time and its whole distance.
  var moves: [(start: Double, distance: CGPoint)] = []

  func origin(at time: Double) -> CGPoint {
    moves.reduce(place.origin) { origin, move in
      let remaining = max(0, 1 - (time - move.start))
      return CGPoint(
        x: origin.x - move.distance.x * remaining,
        y: origin.y - move.distance.y * remaining
      )
    }
  }

  mutating func move(to place: CGRect, at time: Double, _ isAnimated: Bool) {
    guard place.origin != self.place.origin else { return }
    let distance = CGPoint(x: place.minX - self.place.minX, y: place.minY - self.place.minY)
    if isAnimated { moves.append((time, distance)) } else { moves = [] }
    self.place = place
  }
}

/// A random scene on a screen with animations, and the frames and opacities that it should show.
@MainActor private final class Stage {
  let scene: Scene
  let host: TestHost

  /// A copy of the scene in a host without animations.
  ///
  /// The frames in this host are the places at which the movements end.
  private let plain: Scene
  private let reference: TestHost

  /// The time since the start of the test, in seconds.
  private(set) var time = 0.0
  private var tracks: [Int: Track] = [:]

  /// The fades of each view, with their start times.
  ///
  /// The opacity changes by 1 in a fade after an insertion, and by -1 after a removal.
  private var fades: [Int: [(start: Double, change: Double)]] = [:]

  /// The removed views that still fade out.
  ///
  /// Each view has the identifier of the stack that contained it, and the time at which its fade
  /// ends.
  private(set) var removed: [(plan: Plan, parent: Int, end: Double)] = []

  init(_ plan: Plan) {
    var settings = ScreenSettings(size: CGSize(width: 400, height: 400))
    // The pixels are small, so that rounding hardly changes a frame.
    settings.scale = 1024
    let (scene, plain) = (Scene(plan), Scene(plan))
    (self.scene, self.plain) = (scene, plain)
    host = TestHost(screen: settings, runsAnimations: true) { SceneView(scene: scene) }
    reference = TestHost(screen: settings) { SceneView(scene: plain) }
    for leaf in plan.all { tracks[leaf.id] = place(of: leaf.id).map { Track(place: $0) } }
  }

  private func place(of id: Int) -> CGRect? { reference.frame(of: "\(id)") }

  private func set(_ plan: Plan, _ isAnimated: Bool) {
    plain.plan = plan
    reference.settle()
    if isAnimated {
      withAnimation(.linear(duration: 1)) { scene.plan = plan }
    } else {
      scene.plan = plan
    }
    host.settle()
    for view in plan.all {
      guard let place = place(of: view.id) else { continue }
      tracks[view.id, default: Track(place: place)].move(to: place, at: time, isAnimated)
    }
  }

  func insert(_ view: Plan, in parent: Int, at index: Int, _ isAnimated: Bool) {
    removed.removeAll { $0.plan.id == view.id }
    if isAnimated { fades[view.id, default: []].append((time, 1)) } else { fades[view.id] = nil }
    change(parent, isAnimated) { $0.children?.insert(view, at: index) }
  }

  func remove(_ view: Plan, from parent: Int, _ isAnimated: Bool) {
    if isAnimated {
      removed.append((view, parent, time + 1))
      // A view without fades is fully visible, like a view whose insertion began one second ago.
      fades[view.id, default: [(time - 1, 1)]].append((time, -1))
    } else {
      forget(view)
    }
    change(parent, isAnimated) { $0.children?.removeAll { $0.id == view.id } }
  }

  func change(_ id: Int, _ isAnimated: Bool, _ change: (inout Plan) -> Void) {
    var plan = scene.plan
    plan.change(id, change)
    set(plan, isAnimated)
  }

  func advance(by duration: Double) {
    host.advance(by: duration)
    time += duration
    for view in removed where view.end <= time + 1e-6 { forget(view.plan) }
  }

  /// Forgets a view that should no longer show, with its descendants.
  private func forget(_ view: Plan) {
    removed.removeAll { $0.plan.id == view.id }
    for inner in view.all {
      for lost in removed where lost.parent == inner.id { forget(lost.plan) }
      tracks[inner.id] = nil
      fades[inner.id] = nil
    }
  }

  /// Returns the opacity of a view, without the opacities of the views around it.
  private func opacity(of id: Int) -> Double {
    guard let changes = fades[id] else { return 1 }
    let sum = changes.reduce(0) { $0 + $1.change * min(1, time - $1.start) }
    return min(max(sum, 0), 1)
  }

  /// Returns the product of the opacities of a view and all views around it.
  private func expectedOpacity(of id: Int) -> Double {
    let plans = scene.plan.all + removed.flatMap(\.plan.all)
    var (id, result) = (id, opacity(of: id))
    while let outer = plans.first(where: { ($0.children ?? []).contains { $0.id == id } })?.id
      ?? removed.first(where: { $0.plan.id == id })?.parent
    {
      result *= opacity(of: outer)
      id = outer
    }
    return result
  }

  /// Differences between the views on the screen and the expected views.
  var differences: [String] {
    guard let screen = host.screen else { return ["no screen"] }
    var shown: [Int: Element] = [:]
    for element in host.viewTree.elements.flatMap({ [$0] + $0.descendants }) {
      if let id = element[.accessibilityIdentifier].flatMap({ Int($0) }) { shown[id] = element }
    }
    let ids = Set(shown.keys).union(tracks.keys)
    return ids.sorted().compactMap { id in
      guard let element = shown[id] else { return "\(id) is missing" }
      guard let track = tracks[id] else { return "\(id) still shows" }
      guard let frame = screen.frame(of: element) else { return "\(id) has no place" }
      let origin = track.origin(at: time)
      if abs(frame.minX - origin.x) > 0.01 || abs(frame.minY - origin.y) > 0.01 {
        return "\(id) is at \(frame.origin), not at \(origin)"
      }
      let opacity = screen.opacity(of: element)
      let expected = expectedOpacity(of: id)
      return abs(opacity - expected) > 0.001 ? "\(id) has opacity \(opacity), not \(expected)" : nil
    }
  }
}

@Suite @MainActor struct `Random insertions and removals with animations` {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `A view moves and fades as expected after random insertions and removals`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var next = 0
    var plan = Plan(id: 0)
    plan.children = (0..<3).map { _ in Plan.random(2, &next, &generator) }
    let stage = Stage(plan)
    #expect(stage.differences == [])
    for step in 0..<30 {
      let isAnimated = Int.random(in: 0..<3, using: &generator) > 0
      let stacks = stage.scene.plan.all.filter { $0.children != nil }
      guard let stack = stacks.randomElement(using: &generator), let views = stack.children else {
        continue
      }
      let index = Int.random(in: 0...views.count, using: &generator)
      let kind = Int.random(in: 0..<6, using: &generator)
      switch kind {
      case 0, 1:
        let view = Plan.random(1, &next, &generator)
        stage.insert(view, in: stack.id, at: index, isAnimated)
      case 2:
        guard let view = stage.removed.randomElement(using: &generator),
          let parent = stacks.first(where: { $0.id == view.parent })
        else { continue }
        stage.insert(view.plan, in: parent.id, at: parent.children?.count ?? 0, isAnimated)
      case 3: stage.change(stack.id, isAnimated) { $0.layout = ($0.layout + 1) % 3 }
      default:
        guard let view = views.randomElement(using: &generator) else { continue }
        stage.remove(view, from: stack.id, isAnimated)
      }
      #expect(stage.differences == [], "step \(step), kind \(kind), animated \(isAnimated)")
      if !stage.differences.isEmpty { return }
      stage.advance(by: Double(Int.random(in: 1...6, using: &generator)) / 8)
      #expect(stage.differences == [], "step \(step), kind \(kind), animated \(isAnimated), later")
      if !stage.differences.isEmpty { return }
    }
    stage.advance(by: 3)
    #expect(stage.differences == [])
    #expect(stage.host.viewTree.nextDeadline == nil)
  }
}
