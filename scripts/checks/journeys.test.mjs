import { expect, test } from 'vitest'
import { countJourneys, smoke } from './journeys.mjs'

const one = (status, ...types) => ({ status, annotations: types.map((type) => ({ type })) })
const report = (...tests) => ({
  errors: [],
  suites: [
    { specs: [{ tests: tests.slice(0, 1) }], suites: [{ specs: [{ tests: tests.slice(1) }] }] },
  ],
})

test('journeys count once for each engine, passed or failed', () => {
  expect(countJourneys(report(one('expected'), one('unexpected'), one('expected')), 1)).toEqual({
    passed: 2,
    failed: 1,
    uncounted: 0,
  })
})

test('a journey whose browser crashed is not counted, and one that failed by itself is', () => {
  const tests = [one('expected'), one('unexpected', 'engine gone'), one('unexpected')]
  expect(countJourneys(report(...tests), 1)).toEqual({ passed: 1, failed: 1, uncounted: 1 })
})

test('a run that failed without a failing journey has failed', () => {
  expect(countJourneys(report(one('expected')), 1)).toMatchObject({ failed: 1 })
  expect(countJourneys({ ...report(), errors: [{}] }, 1)).toMatchObject({ failed: 1 })
})

const there = async (engine) => [engine]

test('an engine that is not installed is skipped and fails nothing', async () => {
  const check = smoke('webkit', async () => [])

  expect(check.name).toBe('smoke test in webkit')
  expect(await check.run()).toEqual({
    passed: 0,
    failed: 0,
    isSkipped: true,
    note: 'not installed',
  })
})

test('of an engine that is there the smoke test counts, and nothing else is walked', async () => {
  const walk = async (engines, only) => ({
    passed: 1,
    failed: 0,
    uncounted: 0,
    output: `${engines} ${only}`,
  })

  expect(await smoke('firefox', there, walk).run()).toMatchObject({
    passed: 1,
    failed: 0,
    isSkipped: false,
    output: 'firefox cross-browser/smoke.spec',
  })
})

test('a smoke test that is red fails the check; one whose engine ended by itself is skipped', async () => {
  const red = async () => ({ passed: 0, failed: 1, uncounted: 0, output: 'no deck' })
  const gone = async () => ({ passed: 0, failed: 0, uncounted: 1, output: '' })

  expect(await smoke('firefox', there, red).run()).toMatchObject({ failed: 1, output: 'no deck' })
  expect(await smoke('firefox', there, gone).run()).toMatchObject({
    failed: 0,
    isSkipped: true,
    note: 'engine gone',
  })
})
