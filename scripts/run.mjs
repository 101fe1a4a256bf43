// Entry point of the commands that need more than one tool: start, install, test, test:server, check, build, bench,
// mutate. It needs Node and npm only. An old Node must be able to parse this file in order to print an error;
// everything else is imported later.
const MINIMUM = [20, 19]
const current = process.versions.node.split('.').map(Number)

if (current[0] < MINIMUM[0] || (current[0] === MINIMUM[0] && current[1] < MINIMUM[1])) {
  process.stderr.write(
    'Colonnade needs Node ' +
      MINIMUM.join('.') +
      ' or newer; this is Node ' +
      process.versions.node +
      '.\n',
  )
  process.exit(1)
}

void import('./runner/commands.mjs').then((runner) =>
  runner.runCommand(process.argv[2], process.argv.slice(3)),
)
