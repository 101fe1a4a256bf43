// The one door to every command that needs more than one tool: start, install, test, test:server, check, build, bench, mutate.
// It needs Node and npm, nothing else.
// This file stays readable for an old Node, so that it can say what is wrong; the rest is loaded afterwards.
const LEAST = [20, 19]
const have = process.versions.node.split('.').map(Number)

if (have[0] < LEAST[0] || (have[0] === LEAST[0] && have[1] < LEAST[1])) {
  process.stderr.write(
    'Colonnade needs Node ' +
      LEAST.join('.') +
      ' or newer; this is Node ' +
      process.versions.node +
      '.\n',
  )
  process.exit(1)
}

void import('./runner/commands.mjs').then((runner) =>
  runner.runCommand(process.argv[2], process.argv.slice(3)),
)
