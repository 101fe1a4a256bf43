import { parseArgs } from 'node:util'
import { runCrossBrowserTests, SMOKE } from '../checks/end-to-end.mjs'
import { build } from './build.mjs'
import { provideEngines } from './engines.mjs'
import { install } from './install.mjs'
import { startHeartbeat, UserError, log, formatSeconds } from './log.mjs'
import { exit } from './shutdown.mjs'

const USAGE = 'Usage: npm run test:browsers -- [--engine chromium | firefox | webkit] [--smoke]'

/** `npm run test:browsers`: runs the cross-browser tests in every available engine. The last line has the totals. */
export async function testBrowsers(args) {
  const since = performance.now()
  const { engine, only } = parseOptions(args)
  await install()
  const engines = await provideEngines(engine)
  if (engines.length === 0) throw new UserError('No browser engine is available.')
  await build()
  const stop = startHeartbeat('cross-browser tests')
  const { passed, failed, uncounted, output } = await runCrossBrowserTests(engines, only)
  stop()
  if (failed + uncounted > 0) log(output.trim())
  if (uncounted > 0) log(`Not counted, because the browser crashed: ${uncounted}.`)
  log(`${failed === 0 ? 'All tests passed' : 'Some tests failed'} after ${formatSeconds(since)}.`)
  log(`${passed} passed, ${failed} failed`)
  await exit(failed === 0 ? 0 : 1)
}

/** Parses the options: one engine or all (null), one test file or all (null). */
function parseOptions(args) {
  try {
    const options = { engine: { type: 'string' }, smoke: { type: 'boolean' } }
    const { engine = null, smoke = false } = parseArgs({ args, options }).values
    return { engine, only: smoke ? SMOKE : null }
  } catch {
    throw new UserError(USAGE)
  }
}
