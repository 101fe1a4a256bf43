import { expect, test } from 'vitest'
import { countJourneys } from './count-journeys.mjs'

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
