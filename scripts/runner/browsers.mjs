import { parseArgs } from 'node:util'
import { browserJourneys, SMOKE } from '../checks/journeys.mjs'
import { build } from './build.mjs'
import { provideEngines } from './engines.mjs'
import { install } from './install.mjs'
import { heartbeat, PlainError, say, seconds } from './say.mjs'
import { leave } from './shutdown.mjs'

const USAGE = 'Usage: npm run test:browsers -- [--engine chromium | firefox | webkit] [--smoke]'

/** `npm run test:browsers`: what people do, in every engine that there is here; the last line counts. */
export async function testBrowsers(args) {
  const since = performance.now()
  const { engine, only } = readWish(args)
  await install()
  const engines = await provideEngines(engine)
  if (engines.length === 0) throw new PlainError('No engine to test in.')
  await build()
  const stop = heartbeat('journeys')
  const { passed, failed, uncounted, output } = await browserJourneys(engines, only)
  stop()
  if (failed + uncounted > 0) say(output.trim())
  if (uncounted > 0) say(`Engine gone, not counted: ${uncounted}.`)
  say(`${failed === 0 ? 'All is well' : 'Something is wrong'} after ${seconds(since)}.`)
  say(`${passed} passed, ${failed} failed`)
  await leave(failed === 0 ? 0 : 1)
}

/** One engine or all (null), and one journey or all (null). */
function readWish(args) {
  try {
    const options = { engine: { type: 'string' }, smoke: { type: 'boolean' } }
    const { engine = null, smoke = false } = parseArgs({ args, options }).values
    return { engine, only: smoke ? SMOKE : null }
  } catch {
    throw new PlainError(USAGE)
  }
}
