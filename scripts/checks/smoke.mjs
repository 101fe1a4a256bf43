import { provideEngines } from '../runner/engines.mjs'
import { browserJourneys } from './browsers.mjs'

/** The name of its file in e2e/engines. */
export const SMOKE = 'smoke.journey'

/**
 * The smoke test in one engine; where that is not there, it is skipped.
 *
 * @param engine `firefox` or `webkit`: what `npm test` walks in is Chromium already
 */
export const smoke = (engine, provide = provideEngines, walk = browserJourneys) => ({
  name: `smoke test in ${engine}`,
  async run() {
    const engines = await provide(engine)
    if (engines.length === 0)
      return { passed: 0, failed: 0, isSkipped: true, note: 'not installed' }
    const { passed, failed, uncounted, output } = await walk(engines, SMOKE)
    const isSkipped = uncounted > 0 && passed + failed === 0
    return { passed, failed, isSkipped, note: uncounted > 0 ? 'engine gone' : '', output }
  },
})
