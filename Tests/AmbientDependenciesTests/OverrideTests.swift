import AmbientDependencies
import AmbientDependenciesTesting
import Testing

private final class Model: @unchecked Sendable {
  @Dependency(\.full) var full
  @Dependency(\.int) var int
  @Dependency(\.retries) var retries
}

/// The code in a test name, such as `O1`, is explained in `ComingFromSwiftDependencies`.
@Suite(.dependencies) struct `Overrides` {
  @Dependency(\.int) private var int
  @Dependency(\.string) private var string
  @Dependency(\.context) private var context

  @Test func `O1 an override applies during the operation`() {
    withDependencies {
      $0.int = 1
    } operation: {
      #expect(int == 1)
    }
    #expect(int == 42)
  }

  @Test func `O2 the last assignment to a dependency applies`() {
    withDependencies {
      $0.int = 1
      $0.int = 2
    } operation: {
      #expect(int == 2)
    }
  }

  @Test func `O3 nested overrides all apply`() {
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

  @Test func `O4 overrides apply across suspensions`() async {
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

  @Test func `O5 an object reads the overrides that apply at the time of the read`() {
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

  @Test func `O6 an object reads an override that is set after its creation`() {
    let model = Model()
    withDependencies {
      $0.int = 6
    } operation: {
      #expect(model.int == 6)
    }
  }

  @Test func `O7 replacing all values also replaces the context that an object captured`() {
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

  @Test func `O7 assigning all values replaces overrides and defaults`() {
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

  @Test func `O8 withDependencies ends its override after a return and after an error`() {
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

  @Test func `O10 X9 a newer override has priority over an outer override`() {
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

  @Test func `X1 X8 a dependency property reads an environment entry in every context`() {
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
