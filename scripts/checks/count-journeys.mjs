/** The mark that e2e/engines/fixtures.ts leaves on a test whose browser ended. */
const GONE = 'engine gone'

/**
 * What a report of Playwright's says of journeys in several engines. A test that failed because its browser ended, by
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
