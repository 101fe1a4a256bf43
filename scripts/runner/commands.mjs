import { build } from './build.mjs'
import { install } from './install.mjs'
import { readOptions } from './options.mjs'
import { PlainError, say } from './say.mjs'
import { isLeaving, leave, watchSignals } from './shutdown.mjs'

const COMMANDS = {
  start: async (args) => (await import('./start.mjs')).start(args),
  install,
  build: buildAnew,
  check: async (args) => (await import('./verify.mjs')).verify(args, { withBrowser: false }),
  test: async (args) => (await import('./verify.mjs')).verify(args, { withBrowser: true }),
  'test:all': async (args) =>
    (await import('./verify.mjs')).verify(args, { withBrowser: true, withTrials: true }),
  'test:browsers': async (args) => (await import('./browsers.mjs')).testBrowsers(args),
  'test:server': async (args) => (await import('./test-server.mjs')).testServer(args),
  bench,
  audit,
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

/** `npm run build`: the static dist/ that any web server can serve, and the instance beside it. */
async function buildAnew(args) {
  readOptions(args)
  await install()
  await build({ force: true })
  say('The dashboard is in dist/, ready for any web server.')
}

/** `npm run bench`: what people wait for, measured in a real browser over the built product. */
async function bench(args) {
  await install()
  await (await import('./chromium.mjs')).provideChromium()
  await build()
  const failures = await (await import('../../bench/run.mjs')).runBench(args)
  for (const line of failures) say(line)
  await leave(failures.length === 0 ? 0 : 1)
}

/** `npm run audit`: what of what is fetched has a known advisory, and whether the bytes of all of it are known. */
async function audit(args) {
  readOptions(args)
  let failures = 0
  const { fetched } = await import('../checks/fetched.mjs')
  const { audit: advisories } = await import('../checks/audit.mjs')
  for (const check of [fetched, advisories]) {
    const { failed, output, note } = await check.run()
    failures += failed
    say(`${failed === 0 ? 'passed' : 'FAILED'}  ${check.name}: ${note}`)
    if (output !== '') say(output)
  }
  await leave(failures === 0 ? 0 : 1)
}
