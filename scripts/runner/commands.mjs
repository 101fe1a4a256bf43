import { PlainError, say } from './say.mjs'
import { isLeaving, leave, watchSignals } from './shutdown.mjs'

const COMMANDS = {
  start: async (args) => (await import('./start.mjs')).start(args),
  install: async () => (await import('./install.mjs')).install(),
  build: async (args) => (await import('./build-command.mjs')).buildCommand(args),
  check: async (args) => (await import('./verify.mjs')).verify(args, { withBrowser: false }),
  test: async (args) => (await import('./verify.mjs')).verify(args, { withBrowser: true }),
  'test:all': async (args) =>
    (await import('./verify.mjs')).verify(args, { withBrowser: true, withTrials: true }),
  'test:browsers': async (args) => (await import('./browsers.mjs')).testBrowsers(args),
  'test:server': async (args) => (await import('./test-server.mjs')).testServer(args),
  bench: async (args) => (await import('./bench.mjs')).bench(args),
  audit: async (args) => (await import('./audit-command.mjs')).auditCommand(args),
  mutate: async (args) => (await import('./mutate.mjs')).mutate(args),
}

/** Runs one command to its end and turns what went wrong into one clear message and exit code 1. */
export async function runCommand(name, args) {
  watchSignals()
  process.chdir((await import('./paths.mjs')).root)
  if (!Object.hasOwn(COMMANDS, name)) {
    say(`Usage: node scripts/run.mjs ${Object.keys(COMMANDS).join(' | ')}`)
    process.exit(1)
  }
  try {
    await COMMANDS[name](args)
  } catch (error) {
    if (isLeaving()) return
    process.stderr.write(`${error instanceof PlainError ? error.message : error.stack}\n`)
    await leave(1)
  }
}
