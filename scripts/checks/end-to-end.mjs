import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../runner/child.mjs'
import { provideEngines } from '../runner/engines.mjs'
import { cache } from '../runner/paths.mjs'
import { findBin } from './tool.mjs'

/**
 * Half an hour: twice the duration of the end-to-end tests on two cores, and several times that of the cross-browser
 * tests.
 */
const LIMIT_MS = 1_800_000

/** The annotation that e2e/cross-browser/fixtures.ts adds to a test whose browser crashed. */
const ENGINE_GONE = 'browser crashed'

/** A file filter for Playwright: the smoke test, which runs in every engine. */
export const SMOKE = 'cross-browser/smoke.spec'

const report = join(cache, 'playwright.json')

async function runPlaywright(config, args) {
  rmSync(report, { force: true })
  const { code, output } = await runNode(
    [
      findBin('@playwright/test', 'playwright'),
      'test',
      ...args,
      '--config',
      config,
      '--reporter=list,json',
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, limitMs: LIMIT_MS },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1, uncounted: 0, output }
  return { ...countResults(JSON.parse(readFileSync(report, 'utf8')), code), output }
}

/**
 * Counts the results of a Playwright report. Each test counts once per engine. A test that failed because its browser
 * crashed is not counted, because it shows nothing about the product.
 *
 * @param code Playwright's exit code: a failure without a failed test has another cause
 */
export function countResults({ suites, errors }, code) {
  const tests = suites.flatMap(getTests)
  const failing = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  const uncounted = failing.filter(hasCrashed).length
  const failed = failing.length - uncounted + errors.length
  const passed = tests.filter(({ status }) => status === 'expected').length
  const isUnexplained = failed === 0 && uncounted === 0 && code !== 0
  return { passed, failed: isUnexplained ? 1 : failed, uncounted }
}

const getTests = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(getTests),
]

const hasCrashed = ({ annotations }) => annotations.some(({ type }) => type === ENGINE_GONE)

/**
 * Creates the check that runs the end-to-end tests in a real browser against a real demo server.
 *
 * @param hasExtended whether `e2e/extended` runs too
 */
export const createEndToEndCheck = (hasExtended) => ({
  name: hasExtended ? 'end-to-end and extended tests' : 'end-to-end tests',
  run: () =>
    runPlaywright(
      'e2e/playwright.config.ts',
      hasExtended ? [] : [String.raw`e2e/[^/]+\.spec\.ts$`],
    ),
})

/**
 * Runs the tests of e2e/cross-browser in these engines.
 *
 * @param {string | null} only a filter for one test file, or null for all
 */
export const runCrossBrowserTests = (engines, only = null) =>
  runPlaywright('e2e/cross-browser/playwright.config.ts', [
    ...(only === null ? [] : [only]),
    ...engines.map((name) => `--project=${name}`),
  ])

/**
 * Creates the check that runs the smoke test in one engine. It is skipped when the engine is not installed.
 *
 * @param engine `firefox` or `webkit`: `npm test` already runs in Chromium
 */
export const createSmokeCheck = (
  engine,
  provide = provideEngines,
  runTests = runCrossBrowserTests,
) => ({
  name: `smoke test in ${engine}`,
  async run() {
    const engines = await provide(engine)
    if (engines.length === 0)
      return { passed: 0, failed: 0, isSkipped: true, note: 'not installed' }
    const { passed, failed, uncounted, output } = await runTests(engines, SMOKE)
    const isSkipped = uncounted > 0 && passed + failed === 0
    return { passed, failed, isSkipped, note: uncounted > 0 ? 'browser crashed' : '', output }
  },
})
