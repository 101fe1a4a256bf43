import { expect, test } from 'vitest'
import { countResults, createSmokeCheck } from './end-to-end.mjs'

const createTest = (status, ...types) => ({ status, annotations: types.map((type) => ({ type })) })
const createReport = (...tests) => ({
  errors: [],
  suites: [
    { specs: [{ tests: tests.slice(0, 1) }], suites: [{ specs: [{ tests: tests.slice(1) }] }] },
  ],
})

test('counts each test once per engine', () => {
  expect(
    countResults(
      createReport(createTest('expected'), createTest('unexpected'), createTest('expected')),
      1,
    ),
  ).toEqual({
    passed: 2,
    failed: 1,
    uncounted: 0,
  })
})

test('does not count a test whose browser crashed', () => {
  const tests = [
    createTest('expected'),
    createTest('unexpected', 'browser crashed'),
    createTest('unexpected'),
  ]
  expect(countResults(createReport(...tests), 1)).toEqual({ passed: 1, failed: 1, uncounted: 1 })
})

test('fails when Playwright failed without a failed test', () => {
  expect(countResults(createReport(createTest('expected')), 1)).toMatchObject({ failed: 1 })
  expect(countResults({ ...createReport(), errors: [{}] }, 1)).toMatchObject({ failed: 1 })
})

const provideInstalled = async (engine) => [engine]

test('skips an engine that is not installed', async () => {
  const check = createSmokeCheck('webkit', async () => [])

  expect(check.name).toBe('smoke test in webkit')
  expect(await check.run()).toEqual({
    passed: 0,
    failed: 0,
    isSkipped: true,
    note: 'not installed',
  })
})

test('runs only the smoke test in an installed engine', async () => {
  const runTests = async (engines, only) => ({
    passed: 1,
    failed: 0,
    uncounted: 0,
    output: `${engines} ${only}`,
  })

  expect(await createSmokeCheck('firefox', provideInstalled, runTests).run()).toMatchObject({
    passed: 1,
    failed: 0,
    isSkipped: false,
    output: 'firefox cross-browser/smoke.spec',
  })
})

test('fails when the smoke test fails and skips it when its browser crashed', async () => {
  const runFailing = async () => ({ passed: 0, failed: 1, uncounted: 0, output: 'deck not found' })
  const runCrashing = async () => ({ passed: 0, failed: 0, uncounted: 1, output: '' })

  expect(await createSmokeCheck('firefox', provideInstalled, runFailing).run()).toMatchObject({
    failed: 1,
    output: 'deck not found',
  })
  expect(await createSmokeCheck('firefox', provideInstalled, runCrashing).run()).toMatchObject({
    failed: 0,
    isSkipped: true,
    note: 'browser crashed',
  })
})
