import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../runner/child.mjs'
import { cache } from '../runner/paths.mjs'
import { countJourneys } from './count-journeys.mjs'
import { binOf } from './tool.mjs'

/** Several times what all engines take on two busy cores. */
const LIMIT_MS = 1_200_000

const report = join(cache, 'browsers.json')

/**
 * The journeys of e2e/engines in these engines; each counts once for an engine.
 *
 * @param {string | null} only the file of one of them, or null for all
 */
export async function browserJourneys(engines, only = null) {
  rmSync(report, { force: true })
  const { code, output } = await runNode(
    [
      binOf('@playwright/test', 'playwright'),
      'test',
      ...(only === null ? [] : [only]),
      '--config',
      'e2e/engines/playwright.config.ts',
      '--reporter=list,json',
      ...engines.map((name) => `--project=${name}`),
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, limitMs: LIMIT_MS },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1, uncounted: 0, output }
  return { ...countJourneys(JSON.parse(readFileSync(report, 'utf8')), code), output }
}
