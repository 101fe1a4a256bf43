import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../runner/child.mjs'
import { cache } from '../runner/paths.mjs'
import { findBin } from './tool.mjs'

/**
 * A hanging test must not end the run. Vitest stops tests that wait too long, but not endless loops in a page or a
 * worker; this limit does. Several times the duration of the tests on two cores.
 */
const LIMIT_MS = 1_500_000

const report = join(cache, 'vitest.json')

/**
 * Creates the check of unit tests in Node, including the demo server on PGlite as far as `scripts/instance-tests.ts`
 * lists it, and component tests in the browser. Each test counts.
 *
 * @param hasExtended whether rules of the domain that depend on the engine are also tested in the browser
 */
export const createUnitCheck = (hasBrowser, hasExtended) =>
  hasBrowser
    ? createVitestCheck(
        'unit and component tests',
        ['unit', 'browser', ...(hasExtended ? ['domain in chromium'] : [])],
        // Ten times as many steps of the list model and ten times as many fuzzed inputs. The seed is fixed, so that a
        // failure is due to the change.
        hasExtended ? { LIST_STEPS: '1000000', FUZZ_RUNS: '5000' } : {},
      )
    : createVitestCheck('unit tests', ['unit'])

/** Tests of the demo server, including the client contract, with the database of TEST_DATABASE_URL. */
export const postgresCheck = createVitestCheck('instance on PostgreSQL', ['postgresql'])

function createVitestCheck(name, projects, env = {}) {
  return {
    name,
    async run() {
      rmSync(report, { force: true })
      const { code, output } = await runNode(
        [
          findBin('vitest'),
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
  // A file that cannot be loaded has no tests, so it counts as a failure.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = numFailedTests + broken.length
  // Errors outside of tests only show in the exit code.
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}
