public import AmbientGraph

/// What is done with the views of a tuple, one after the other, written out by the compiler for their types.
///
/// The code of a view that is reached through its place in a tuple is the code for any type: it looks up what
/// it has to know of the type, and copies what it could compare where it lies. Where a block is put together,
/// all types are known. A function that is made there takes a step for each of them.
@usableFromInline
struct TupleSteps {
  @usableFromInline typealias Take = @MainActor (inout TupleWalk) -> Void

  @usableFromInline
  struct Function {
    @usableFromInline let take: Take
    @inlinable init(take: @escaping Take) { self.take = take }
  }

  // Only its code, as views come and go with every update. A function that holds something belongs to a block
  // that is not written out for its types.
  @usableFromInline let code: FunctionCode

  /// None: the types of the views are found in the type of the tuple.
  @inlinable init() { code = FunctionCode() }

  /// Keeps a function that holds nothing.
  @inlinable init(_ take: @escaping Take) {
    code = FunctionCode(unsafeBitCast(Function(take: take), to: FunctionCode.Words.self))
  }

  /// The function, if there is one.
  @inlinable var take: Take? {
    guard let words = code.words else { return nil }
    return unsafeBitCast(words, to: Function.self).take
  }
}

extension TupleSteps: SelfComparing {
  /// Always: what is done with views does not tell them apart, and how it is done is the optimiser's choice.
  package func isSame(as other: TupleSteps) -> Bool { true }

  package static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool {
    true
  }
}

/// Goes from view to view in a tuple, and makes or updates the child of each.
@usableFromInline
struct TupleWalk {
  /// What is left of the tuple.
  @usableFromInline var rest: UnsafeRawPointer

  @usableFromInline let task: Task

  /// How many views were passed.
  @usableFromInline var count = 0

  @usableFromInline
  enum Task {
    /// Fills uninitialised places with children.
    case make(_ViewInputs, UnsafeMutablePointer<ViewNode>)
    case update(UnsafeMutablePointer<ViewNode>)
  }

  @usableFromInline
  init(_ task: Task, through tuple: UnsafeRawPointer) {
    self.task = task
    rest = tuple
  }

  /// Does what is to be done with the next view.
  @inlinable @MainActor
  mutating func step<Content: View>(_ type: Content.Type) {
    let view = rest.alignedUp(for: Content.self).assumingMemoryBound(to: Content.self)
    rest = UnsafeRawPointer(view) + MemoryLayout<Content>.size
    switch task {
    case .make(let inputs, let children):
      (children + count).initialize(to: Content._makeNode(view.pointee, inputs).node)
    case .update(let children):
      lending(.passUnretained(children[count])) { Content._updateNode(_ViewNode($0), at: view) }
    }
    count += 1
  }
}
