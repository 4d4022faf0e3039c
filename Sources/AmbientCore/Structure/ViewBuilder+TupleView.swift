extension ViewBuilder {
  /// Returns the view of a block with seven or more statements.
  ///
  /// - Parameter content: The views of the statements.
  /// - Returns: The view.
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  // Each function below takes a fixed number of views, from two to six. The compiler specializes
  // these functions, but does not specialize a function with a parameter pack. Such a function
  // copies each view three times.

  /// Returns the view of a block with two statements.
  ///
  /// - Parameters:
  ///   - c0: The view of the first statement.
  ///   - c1: The view of the second statement.
  /// - Returns: The view.
  @inlinable public static func buildBlock<C0: View, C1: View>(
    _ c0: consuming C0,
    _ c1: consuming C1
  ) -> TupleView<(C0, C1)> {
    TupleView((c0, c1)) { views, visitor in
      visitor.visit(views.0)
      visitor.visit(views.1)
    }
  }

  /// Returns the view of a block with three statements.
  ///
  /// - Parameters:
  ///   - c0: The view of the first statement.
  ///   - c1: The view of the second statement.
  ///   - c2: The view of the third statement.
  /// - Returns: The view.
  @inlinable public static func buildBlock<C0: View, C1: View, C2: View>(
    _ c0: consuming C0,
    _ c1: consuming C1,
    _ c2: consuming C2
  ) -> TupleView<(C0, C1, C2)> {
    TupleView((c0, c1, c2)) { views, visitor in
      visitor.visit(views.0)
      visitor.visit(views.1)
      visitor.visit(views.2)
    }
  }

  /// Returns the view of a block with four statements.
  ///
  /// - Parameters:
  ///   - c0: The view of the first statement.
  ///   - c1: The view of the second statement.
  ///   - c2: The view of the third statement.
  ///   - c3: The view of the fourth statement.
  /// - Returns: The view.
  @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View>(
    _ c0: consuming C0,
    _ c1: consuming C1,
    _ c2: consuming C2,
    _ c3: consuming C3
  ) -> TupleView<(C0, C1, C2, C3)> {
    TupleView((c0, c1, c2, c3)) { views, visitor in
      visitor.visit(views.0)
      visitor.visit(views.1)
      visitor.visit(views.2)
      visitor.visit(views.3)
    }
  }

  /// Returns the view of a block with five statements.
  ///
  /// - Parameters:
  ///   - c0: The view of the first statement.
  ///   - c1: The view of the second statement.
  ///   - c2: The view of the third statement.
  ///   - c3: The view of the fourth statement.
  ///   - c4: The view of the fifth statement.
  /// - Returns: The view.
  @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View>(
    _ c0: consuming C0,
    _ c1: consuming C1,
    _ c2: consuming C2,
    _ c3: consuming C3,
    _ c4: consuming C4
  ) -> TupleView<(C0, C1, C2, C3, C4)> {
    TupleView((c0, c1, c2, c3, c4)) { views, visitor in
      visitor.visit(views.0)
      visitor.visit(views.1)
      visitor.visit(views.2)
      visitor.visit(views.3)
      visitor.visit(views.4)
    }
  }

  /// Returns the view of a block with six statements.
  ///
  /// - Parameters:
  ///   - c0: The view of the first statement.
  ///   - c1: The view of the second statement.
  ///   - c2: The view of the third statement.
  ///   - c3: The view of the fourth statement.
  ///   - c4: The view of the fifth statement.
  ///   - c5: The view of the sixth statement.
  /// - Returns: The view.
  @inlinable
  public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(
    _ c0: consuming C0,
    _ c1: consuming C1,
    _ c2: consuming C2,
    _ c3: consuming C3,
    _ c4: consuming C4,
    _ c5: consuming C5
  ) -> TupleView<(C0, C1, C2, C3, C4, C5)> {
    TupleView((c0, c1, c2, c3, c4, c5)) { views, visitor in
      visitor.visit(views.0)
      visitor.visit(views.1)
      visitor.visit(views.2)
      visitor.visit(views.3)
      visitor.visit(views.4)
      visitor.visit(views.5)
    }
  }
}
