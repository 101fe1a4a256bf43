import { expect, test } from 'vitest'
import { IDLE_THROTTLE, offerToThrottle, type Throttle, wakeThrottle } from './index.ts'

const MS = 200

/** Offers each value at its time, wakes when told to, and notes what came through when. */
function run(offers: readonly (readonly [at: number, value: string])[]) {
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
    const step = offerToThrottle(throttle, value, at, MS)
    if (step.passed !== null) passed.push([at, step.passed.value])
    throttle = step.throttle
    wakeAt = step.wakeAt
  }
  wakeUntil(Number.POSITIVE_INFINITY)
  return passed
}

test(
  'of three within 100 ms the first goes at once, the last after the interval',
  { tags: ['SUG-04'] },
  () => {
    const passed = run([
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
  'whoever comes just before the interval ends waits, at its end nobody does',
  { tags: ['SUG-04'] },
  () => {
    const waits = offerToThrottle({ lastAt: 0, waiting: null }, 'b', 199, MS)
    expect(waits).toEqual({
      throttle: { lastAt: 0, waiting: { value: 'b' } },
      passed: null,
      wakeAt: 200,
    })

    const passes = offerToThrottle({ lastAt: 0, waiting: null }, 'b', 200, MS)
    expect(passes).toEqual({
      throttle: { lastAt: 200, waiting: null },
      passed: { value: 'b' },
      wakeAt: null,
    })
  },
)

test('what was let through late puts off the next', { tags: ['SUG-04'] }, () => {
  const passed = run([
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

test(
  'waking early changes nothing, waking with nothing to do neither',
  { tags: ['SUG-04'] },
  () => {
    const busy = { lastAt: 0, waiting: { value: 'b' } }

    expect(wakeThrottle(busy, 100, MS)).toEqual({ throttle: busy, passed: null, wakeAt: 200 })
    expect(wakeThrottle(IDLE_THROTTLE, 100, MS)).toEqual({
      throttle: IDLE_THROTTLE,
      passed: null,
      wakeAt: null,
    })
  },
)
