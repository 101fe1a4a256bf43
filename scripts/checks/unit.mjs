import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../runner/child.mjs'
import { cache } from '../runner/paths.mjs'
import { binOf } from './tool.mjs'

/** A test that never ends must not take the rest of the run with it. */
const LIMIT_MS = 300_000

const report = join(cache, 'vitest.json')

/** Unit tests in Node and component tests in the browser; each test counts. */
export const unit = (hasBrowser) => ({
  name: hasBrowser ? 'unit and component tests' : 'unit tests',
  async run() {
    rmSync(report, { force: true })
    const { code, output } = await runNode(
      [
        binOf('vitest'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(hasBrowser ? [] : ['--project=unit']),
      ],
      { limitMs: LIMIT_MS },
    )
    return { ...countTests(code), output }
  },
})

function countTests(code) {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that cannot even be loaded has no tests, and must not pass for that.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = numFailedTests + broken.length
  // Errors outside of any test end the run with a code of their own.
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}
