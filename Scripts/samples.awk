# Writes the samples in documentation comments into files that can be compiled. Scripts/check-samples describes them.
#
#   awk -v folder=FOLDER -v imports=IMPORTS -f Scripts/samples.awk FILE...

# Whether a line begins a declaration that cannot be in a function.
function needsFile(line) {
  return line ~ /^(@(main|Test|Suite|Observable|Animatable|DependencyClient)|#Preview|import |(public )?extension )/
}

# Whether a line begins a declaration, or a comment.
function beginsDeclaration(line) {
  if (needsFile(line)) return 1
  return line ~ /^(@MainActor$|\/\/|((public|private|final) )*(struct|class|enum|protocol|func) )/
}

# Writes either the declarations of a sample or its statements. Errors in them name their lines in the source.
function put(declarations,    i) {
  printf "#sourceLocation(file: \"%s\", line: %d)\n", file, firstLine > path
  for (i = 1; i <= count; i++) {
    if (isDeclaration[i] == declarations) printf "%s%s", indentation, lines[i] > path
    print "" > path
  }
  print "#sourceLocation()" > path
}

# Writes a sample into a function of a file for many samples, or into a file of its own if the sample needs one.
function finish(    i, hasOwnFile, hasStatements, state) {
  samples++
  hasOwnFile = 0
  for (i = 1; i <= count; i++) if (needsFile(lines[i])) hasOwnFile = 1
  state = hasOwnFile
  hasStatements = 0
  for (i = 1; i <= count; i++) {
    if (hasOwnFile && lines[i] ~ /^[^ })]/) state = beginsDeclaration(lines[i])
    isDeclaration[i] = state
    if (!state && lines[i] != "") hasStatements = 1
    gsub(/\{ … \}/, "{ fatalError() }", lines[i])
    if (!state && lines[i] ~ /^@/) sub(/ private var /, " var ", lines[i])
  }
  path = sprintf("%s/Samples%03d.swift", folder, hasOwnFile ? 1000 + samples : samples / 150)
  if (!(path in begun)) printf "%s", imports > path
  begun[path] = 1
  if (hasOwnFile) put(1)
  if (hasStatements) {
    print "extension Sample { func sample" samples "() async throws {" > path
    put(0)
    print "} }" > path
  }
  if (hasOwnFile) close(path)
}

function checkClosed() {
  if (language == "") return
  print file ":" firstLine - 1 ": The block is not closed." > "/dev/stderr"
  failed = 1
  language = ""
}

/^ *\/\/\/ *```/ {
  if (language != "") {
    if (language == "swift") finish()
    language = ""
    next
  }
  language = $0
  sub(/.*```/, "", language)
  if (language == "") {
    print FILENAME ":" FNR ": The block has no language. Choose swift or text." > "/dev/stderr"
    failed = 1
    language = "unknown"
  }
  indentation = $0
  sub(/```.*/, "", indentation)
  gsub(/\//, " ", indentation)
  file = FILENAME
  firstLine = FNR + 1
  count = 0
  next
}
!/^ *\/\/\// { checkClosed() }
language == "swift" { lines[++count] = substr($0, length(indentation) + 1) }
END {
  checkClosed()
  if (!samples) {
    print "There are no samples." > "/dev/stderr"
    failed = 1
  }
  if (failed) exit 1
  print samples " samples."
}
