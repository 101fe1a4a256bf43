import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../runner/child.mjs'
import { provideEngines } from '../runner/engines.mjs'
import { cache } from '../runner/paths.mjs'
import { binOf } from './tool.mjs'

/** Half an hour, twice what the journeys take on two cores, and several times what those in other engines do. */
const LIMIT_MS = 1_800_000

/** The mark that e2e/cross-browser/fixtures.ts leaves on a test whose browser ended. */
const GONE = 'engine gone'

/** A filter for Playwright: the smoke test, which runs in every engine. */
export const SMOKE = 'cross-browser/smoke.spec'

const report = join(cache, 'playwright.json')

async function runPlaywright(config, args) {
  rmSync(report, { force: true })
  const { code, output } = await runNode(
    [
      binOf('@playwright/test', 'playwright'),
      'test',
      ...args,
      '--config',
      config,
      '--reporter=list,json',
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, limitMs: LIMIT_MS },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1, uncounted: 0, output }
  return { ...countJourneys(JSON.parse(readFileSync(report, 'utf8')), code), output }
}

/**
 * What a report of Playwright's says. Each test counts once for an engine; one that failed because its browser ended, by
 * a crash of the browser's own, says nothing of the product and is not counted.
 *
 * @param code of Playwright itself: where it failed and no test did, something else went wrong
 */
export function countJourneys({ suites, errors }, code) {
  const tests = suites.flatMap(testsOf)
  const failing = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  const uncounted = failing.filter(isGone).length
  const failed = failing.length - uncounted + errors.length
  const passed = tests.filter(({ status }) => status === 'expected').length
  const isUnexplained = failed === 0 && uncounted === 0 && code !== 0
  return { passed, failed: isUnexplained ? 1 : failed, uncounted }
}

const testsOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
]

const isGone = ({ annotations }) => annotations.some(({ type }) => type === GONE)

/**
 * Journeys in a real browser against a real instance.
 *
 * @param hasTrials also `e2e/extended`
 */
export const e2e = (hasTrials) => ({
  name: hasTrials ? 'journeys and trials' : 'journeys',
  run: () =>
    runPlaywright('e2e/playwright.config.ts', hasTrials ? [] : [String.raw`e2e/[^/]+\.spec\.ts$`]),
})

/**
 * The tests of e2e/cross-browser in these engines.
 *
 * @param {string | null} only the file of one of them, or null for all
 */
export const browserJourneys = (engines, only = null) =>
  runPlaywright('e2e/cross-browser/playwright.config.ts', [
    ...(only === null ? [] : [only]),
    ...engines.map((name) => `--project=${name}`),
  ])

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
