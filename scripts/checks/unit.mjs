import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../runner/child.mjs'
import { cache } from '../runner/paths.mjs'
import { binOf } from './tool.mjs'

/**
 * A test that never ends must not take the rest of the run with it. Vitest ends what waits too long, but nothing that
 * keeps a page or a worker busy for ever: only this does. Several times what the tests take on two cores.
 */
const LIMIT_MS = 1_500_000

const report = join(cache, 'vitest.json')

/**
 * Unit tests in Node, with as much of the instance on PGlite as `scripts/instance-tests.ts` says; in the browser
 * components. Each test counts.
 *
 * @param hasTrials once more those rules of the domain in which the engine has a say
 */
export const unit = (hasBrowser, hasTrials) =>
  hasBrowser
    ? vitestCheck(
        'unit and component tests',
        ['unit', 'browser', ...(hasTrials ? ['domain in chromium'] : [])],
        // The model of a server plays ten times as long against the list engine, and what comes from outside is forged
        // ten times as often: always the same, so that a run says something of the change alone.
        hasTrials ? { LIST_STEPS: '1000000', FUZZ_RUNS: '5000' } : {},
      )
    : vitestCheck('unit tests', ['unit'])

/** The instance's tests, the contract with its clients among them, over the database of TEST_DATABASE_URL. */
export const onPostgres = vitestCheck('instance on PostgreSQL', ['postgresql'])

function vitestCheck(name, projects, env = {}) {
  return {
    name,
    async run() {
      rmSync(report, { force: true })
      const { code, output } = await runNode(
        [
          binOf('vitest'),
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...projects.map((project) => `--project=${project}`),
        ],
        { limitMs: LIMIT_MS, env },
      )
      return { ...countTests(code), output }
    },
  }
}

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
