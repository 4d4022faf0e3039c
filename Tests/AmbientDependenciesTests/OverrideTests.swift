import AmbientDependencies
import AmbientDependenciesTesting
import Testing

private final class Model: @unchecked Sendable {
  @Dependency(\.full) var full
  @Dependency(\.int) var int
  @Dependency(\.retries) var retries
}

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(O1)`.
@Suite(.dependencies) struct `Overrides` {
  @Dependency(\.int) private var int
  @Dependency(\.string) private var string
  @Dependency(\.context) private var context

  @Test func `An override applies during the operation (O1)`() {
    withDependencies {
      $0.int = 1
    } operation: {
      #expect(int == 1)
    }
    #expect(int == 42)
  }

  @Test func `The last assignment to a dependency applies (O2)`() {
    withDependencies {
      $0.int = 1
      $0.int = 2
    } operation: {
      #expect(int == 2)
    }
  }

  @Test func `Nested overrides all apply (O3)`() {
    withDependencies {
      $0.int = 1
    } operation: {
      withDependencies {
        $0.string = "two"
      } operation: {
        #expect(int == 1)
        #expect(string == "two")
        #expect(context == .test)
      }
    }
  }

  @Test func `Overrides apply across suspensions (O4)`() async {
    await withDependencies {
      $0.int = 1
    } operation: {
      await Task.yield()
      await withDependencies {
        $0.string = "two"
      } operation: {
        await Task.yield()
        #expect(int == 1)
        #expect(string == "two")
      }
    }
  }

  @Test func `An object reads the overrides that apply at the time of the read (O5)`() {
    let model = Model()
    #expect(model.full == 3)
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(model.full == 2)
    }
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(model.full == 1)
    }
    withDependencies {
      $0.full = 9
    } operation: {
      #expect(model.full == 9)
    }
  }

  @Test func `An object reads an override that is set after its creation (O6)`() {
    let model = Model()
    withDependencies {
      $0.int = 6
    } operation: {
      #expect(model.int == 6)
    }
  }

  @Test func `A replacement of all values also replaces a captured context (O7)`() {
    final class Reader {
      @Dependency(\.full) var full
    }
    let inPreview = withDependencies {
      $0.context = .preview
    } operation: {
      Reader()
    }
    #expect(inPreview.full == 2)
    withDependencies {
      $0 = .live
    } operation: {
      #expect(inPreview.full == 1)
    }
    withDependencies {
      $0.context = .preview
    } operation: {
      let replaced = withDependencies {
        $0 = .live
      } operation: {
        Reader()
      }
      #expect(replaced.full == 1)
    }
  }

  @Test func `An assignment of all values replaces overrides and defaults (O7)`() {
    @Dependency(\.full) var full
    @Dependency(\.counter) var counter
    #expect(counter.increment() == 1)
    withDependencies {
      $0.int = 1
    } operation: {
      withDependencies {
        $0 = .live
      } operation: {
        #expect(full == 1)
        #expect(counter.increment() == 1)
      }
      withDependencies {
        $0 = .preview
      } operation: {
        #expect(full == 2)
      }
      withDependencies {
        $0 = .test
      } operation: {
        #expect(full == 3)
      }
      withDependencies {
        $0 = DependencyValues()
      } operation: {
        @Dependency(\.int) var fresh
        #expect(fresh == 42)
        #expect(counter.increment() == 1)
        #expect(counter.increment() == 2)
      }
    }
    #expect(counter.increment() == 2)
  }

  @Test func `withDependencies ends its override after a return and after an error (O8)`() {
    struct Failure: Error {}
    #expect(
      withDependencies {
        $0.int = 1
      } operation: {
        int + 1
      } == 2
    )
    #expect(throws: Failure.self) {
      try withDependencies {
        $0.int = 1
      } operation: {
        throw Failure()
      }
    }
    #expect(int == 42)
  }

  @Test func `A captured override replaces outer overrides, but not inner overrides (O10, X9)`() {
    withDependencies {
      $0.int = 1
    } operation: {
      let model = withDependencies {
        $0.int = 2
      } operation: {
        Model()
      }
      #expect(model.int == 2)
      withDependencies {
        $0.int = 3
      } operation: {
        #expect(model.int == 3)
      }
    }
  }

  @Test func `A dependency property reads an environment entry in every context (X1, X8)`() {
    @Dependency(\.retries) var retries
    @Dependency(\.server) var server
    #expect(retries == 3)
    #expect(server == "test server")
    #expect(EnvironmentValues().retries == 3)
    #expect(EnvironmentValues().server == "test server")
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(server == "live server")
    }
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(server == "sample server")
    }
    withDependencies {
      $0.retries = 5
    } operation: {
      #expect(retries == 5)
    }
  }
}
