import { browserJourneys } from '../checks/browsers.mjs'
import { build } from './build.mjs'
import { provideEngines } from './engines.mjs'
import { install } from './install.mjs'
import { heartbeat, PlainError, say, seconds } from './say.mjs'
import { leave } from './shutdown.mjs'

const ONE_ENGINE = '--engine'

/** `npm run test:browsers`: what people do, in every engine that there is here; the last line counts. */
export async function testBrowsers(args) {
  const since = performance.now()
  const wanted = readWanted(args)
  await install()
  const engines = await provideEngines(wanted)
  if (engines.length === 0) throw new PlainError('No engine to test in.')
  await build()
  const stop = heartbeat('journeys')
  const { passed, failed, uncounted, output } = await browserJourneys(engines)
  stop()
  if (failed + uncounted > 0) say(output.trim())
  if (uncounted > 0) say(`Engine gone, not counted: ${uncounted}.`)
  say(`${failed === 0 ? 'All is well' : 'Something is wrong'} after ${seconds(since)}.`)
  say(`${passed} passed, ${failed} failed`)
  await leave(failed === 0 ? 0 : 1)
}

/** The one engine that was asked for, or null for all. */
function readWanted(args) {
  if (args.length === 0) return null
  const [flag, name, ...rest] = args
  if (flag === ONE_ENGINE && name !== undefined && rest.length === 0) return name
  throw new PlainError(`Usage: npm run test:browsers -- ${ONE_ENGINE} chromium | firefox | webkit`)
}
