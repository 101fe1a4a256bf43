import { expect, test } from 'vitest'
import { IDLE_THROTTLE, pushToThrottle, type Throttle, wakeThrottle } from './index.ts'

const MS = 200

/** Pushes each value at its time, wakes the throttle on request, and records what it emits and when. */
function runThrottle(offers: readonly (readonly [at: number, value: string])[]) {
  const passed: (readonly [number, string])[] = []
  let throttle: Throttle<string> = IDLE_THROTTLE
  let wakeAt: number | null = null
  const wakeUntil = (now: number) => {
    if (wakeAt === null || wakeAt > now) return
    const step = wakeThrottle(throttle, wakeAt, MS)
    if (step.passed !== null) passed.push([wakeAt, step.passed.value])
    throttle = step.throttle
    wakeAt = step.wakeAt
  }
  for (const [at, value] of offers) {
    wakeUntil(at)
    const step = pushToThrottle(throttle, value, at, MS)
    if (step.passed !== null) passed.push([at, step.passed.value])
    throttle = step.throttle
    wakeAt = step.wakeAt
  }
  wakeUntil(Number.POSITIVE_INFINITY)
  return passed
}

test(
  'emits the first of three within 100 ms at once and the last after the interval',
  { tags: ['SUG-04'] },
  () => {
    const passed = runThrottle([
      [0, 'a'],
      [50, 'b'],
      [100, 'c'],
    ])

    expect(passed).toEqual([
      [0, 'a'],
      [200, 'c'],
    ])
  },
)

test(
  'delays a value just before the end of the interval, but not at its end',
  { tags: ['SUG-04'] },
  () => {
    const waits = pushToThrottle({ lastAt: 0, waiting: null }, 'b', 199, MS)
    expect(waits).toEqual({
      throttle: { lastAt: 0, waiting: { value: 'b' } },
      passed: null,
      wakeAt: 200,
    })

    const passes = pushToThrottle({ lastAt: 0, waiting: null }, 'b', 200, MS)
    expect(passes).toEqual({
      throttle: { lastAt: 200, waiting: null },
      passed: { value: 'b' },
      wakeAt: null,
    })
  },
)

test('delays the next value after a late emission', { tags: ['SUG-04'] }, () => {
  const passed = runThrottle([
    [0, 'a'],
    [10, 'b'],
    [210, 'c'],
    [1000, 'd'],
  ])

  expect(passed).toEqual([
    [0, 'a'],
    [200, 'b'],
    [400, 'c'],
    [1000, 'd'],
  ])
})

test('does not emit when woken early or without a pending value', { tags: ['SUG-04'] }, () => {
  const busy = { lastAt: 0, waiting: { value: 'b' } }

  expect(wakeThrottle(busy, 100, MS)).toEqual({ throttle: busy, passed: null, wakeAt: 200 })
  expect(wakeThrottle(IDLE_THROTTLE, 100, MS)).toEqual({
    throttle: IDLE_THROTTLE,
    passed: null,
    wakeAt: null,
  })
})
