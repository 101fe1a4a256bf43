import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atWallTime } from './at-wall-time.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Waits for some times, and tells which have come. */
function waiting(...times: readonly number[]) {
  const come: number[] = []
  const cancels = times.map((ms) => atWallTime(ms, () => come.push(ms)))
  return { come, cancel: () => cancels.forEach((cancel) => cancel()) }
}

test(
  'each that waits runs at its own time and once, by a single timer for all',
  { tags: ['TIM-04'] },
  () => {
    const { come } = waiting(3 * HOUR_MS, 10_000, 30_000)
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
  },
)

test.each([
  ['slept for eight hours', 8 * HOUR_MS],
  ['had its clock set back', -2 * HOUR_MS],
])(
  'within a minute after the device %s all run, and no timer is left',
  { tags: ['TIM-04'] },
  (_what, ms) => {
    const { come } = waiting(HOUR_MS, 23 * HOUR_MS)

    vi.setSystemTime(Date.now() + ms)
    vi.advanceTimersByTime(MINUTE_MS)

    expect(come).toEqual([HOUR_MS, 23 * HOUR_MS])
    expect(vi.getTimerCount()).toBe(0)
  },
)

test('who no longer waits is not called, and nobody looks when none does', () => {
  const { come, cancel } = waiting(10_000, HOUR_MS)

  cancel()
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(2 * HOUR_MS)

  expect(come).toEqual([])
})
