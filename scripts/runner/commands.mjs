import { build } from './build.mjs'
import { install } from './install.mjs'
import { UserError, log } from './log.mjs'
import { readOptions } from './options.mjs'
import { isExiting, exit, watchSignals } from './shutdown.mjs'

const COMMANDS = {
  start: async (args) => (await import('./start.mjs')).start(args),
  install,
  build: rebuild,
  check: async (args) => (await import('./verify.mjs')).verify(args, { withBrowser: false }),
  test: async (args) => (await import('./verify.mjs')).verify(args, { withBrowser: true }),
  'test:all': async (args) =>
    (await import('./verify.mjs')).verify(args, { withBrowser: true, withExtended: true }),
  'test:browsers': async (args) => (await import('./browsers.mjs')).testBrowsers(args),
  'test:server': async (args) => (await import('./test-server.mjs')).testServer(args),
  bench: runBenchmark,
  audit,
  mutate: async (args) => (await import('./mutate.mjs')).mutate(args),
}

/** Runs a command to its end. Reports an error as one clear message with exit code 1. */
export async function runCommand(name, args) {
  watchSignals()
  process.chdir((await import('./paths.mjs')).root)
  if (!Object.hasOwn(COMMANDS, name)) {
    log(`Usage: node scripts/run.mjs ${Object.keys(COMMANDS).join(' | ')}`)
    process.exit(1)
  }
  try {
    await COMMANDS[name](args)
  } catch (error) {
    if (isExiting()) return
    process.stderr.write(`${error instanceof UserError ? error.message : error.stack}\n`)
    await exit(1)
  }
}

/** `npm run build`: builds the static dist/ for any web server, and the demo server. */
async function rebuild(args) {
  readOptions(args)
  await install()
  await build({ force: true })
  log('The dashboard is in dist/. Any web server can serve it.')
}

/** `npm run bench`: measures the waiting times of users in a real browser over the build. */
async function runBenchmark(args) {
  await install()
  await (await import('./chromium.mjs')).provideChromium()
  await build()
  const failures = await (await import('../../bench/run.mjs')).runBench(args)
  for (const line of failures) log(line)
  await exit(failures.length === 0 ? 0 : 1)
}

/** `npm run audit`: reports dependencies with a known advisory or without a hash. */
async function audit(args) {
  readOptions(args)
  let failures = 0
  const { pinnedDependencies } = await import('../checks/pinned-dependencies.mjs')
  const { audit: advisories } = await import('../checks/audit.mjs')
  for (const check of [pinnedDependencies, advisories]) {
    const { failed, output, note } = await check.run()
    failures += failed
    log(`${failed === 0 ? 'passed' : 'FAILED'}  ${check.name}: ${note}`)
    if (output !== '') log(output)
  }
  await exit(failures === 0 ? 0 : 1)
}
