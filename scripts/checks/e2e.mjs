import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../runner/child.mjs'
import { cache } from '../runner/paths.mjs'
import { binOf } from './tool.mjs'

/** Half an hour, twice what the journeys take on two cores. */
const LIMIT_MS = 1_800_000

const report = join(cache, 'playwright.json')

/**
 * Journeys in a real browser against a real instance; each test counts.
 *
 * @param hasTrials also in other circumstances: `e2e/*.trial.ts`
 */
export const e2e = (hasTrials) => ({
  name: hasTrials ? 'journeys and trials' : 'journeys',
  async run() {
    rmSync(report, { force: true })
    const { code, output } = await runNode(
      [
        binOf('@playwright/test', 'playwright'),
        'test',
        '--config',
        'e2e/playwright.config.ts',
        '--reporter=list,json',
        ...(hasTrials ? [] : ['spec.ts']),
      ],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, limitMs: LIMIT_MS },
    )
    return { ...countTests(code), output }
  },
})

function countTests(code) {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = stats.unexpected + stats.flaky + errors.length
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed }
}
