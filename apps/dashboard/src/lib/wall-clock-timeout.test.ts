import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setWallClockTimeout } from './wall-clock-timeout.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Starts timeouts and records which have run. */
function startTimeouts(...times: readonly number[]) {
  const come: number[] = []
  const cancels = times.map((ms) => setWallClockTimeout(ms, () => come.push(ms)))
  return { come, cancel: () => cancels.forEach((cancel) => cancel()) }
}

test('runs each callback once at its time, with a single timer', { tags: ['TIM-04'] }, () => {
  const { come } = startTimeouts(3 * HOUR_MS, 10_000, 30_000)
  expect(vi.getTimerCount()).toBe(1)

  vi.advanceTimersByTime(9_999)
  expect(come).toEqual([])
  vi.advanceTimersByTime(1)
  expect(come).toEqual([10_000])
  vi.advanceTimersByTime(3 * HOUR_MS - 10_001)
  expect(come).toEqual([10_000, 30_000])
  vi.advanceTimersByTime(1)

  expect(come).toEqual([10_000, 30_000, 3 * HOUR_MS])
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['slept for eight hours', 8 * HOUR_MS],
  ['had its clock set back', -2 * HOUR_MS],
])(
  'runs all callbacks within a minute after the device %s, and leaves no timer',
  { tags: ['TIM-04'] },
  (_what, ms) => {
    const { come } = startTimeouts(HOUR_MS, 23 * HOUR_MS)

    vi.setSystemTime(Date.now() + ms)
    vi.advanceTimersByTime(MINUTE_MS)

    expect(come).toEqual([HOUR_MS, 23 * HOUR_MS])
    expect(vi.getTimerCount()).toBe(0)
  },
)

test('does not run a cancelled callback, and clears the timer with the last one', () => {
  const { come, cancel } = startTimeouts(10_000, HOUR_MS)

  cancel()
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(2 * HOUR_MS)

  expect(come).toEqual([])
})
