import { afterEach, expect, test, vi } from 'vitest'
import { fakeClock } from '../testing/fake-clock.ts'
import { RETRY_DELAY_MS, retry } from './retry.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Stubs a window that goes online when the test dispatches the event. */
function stubWindow(): EventTarget {
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  return window
}

test('repeats the attempt every 30 seconds while it requests another, on the given clock', async () => {
  const clock = fakeClock()
  let count = 0
  retry(
    (again) => {
      count += 1
      if (count < 3) again()
    },
    { clock },
  )
  expect(count).toBe(1)

  await clock.advance(RETRY_DELAY_MS - 1)
  expect(count).toBe(1)
  await clock.advance(1)
  expect(count).toBe(2)
  await clock.advance(10 * RETRY_DELAY_MS)

  expect(count).toBe(3)
})

test('uses the current delay for each attempt, and for the first one when it starts later', async () => {
  const clock = fakeClock()
  const waits = [1_000, 5_000]
  const attempt = vi.fn((again: () => void) => again())
  retry(attempt, { clock, wait: () => waits.shift() ?? 60_000, start: 'later' })
  expect(attempt).not.toHaveBeenCalled()

  await clock.advance(1_000)
  expect(attempt).toHaveBeenCalledTimes(1)
  await clock.advance(4_999)
  expect(attempt).toHaveBeenCalledTimes(1)
  await clock.advance(1)

  expect(attempt).toHaveBeenCalledTimes(2)
})

test('retries once when the browser goes online during a delay', async () => {
  const window = stubWindow()
  const clock = fakeClock()
  let count = 0
  retry(
    (again) => {
      count += 1
      if (count < 2) again()
    },
    { clock },
  )

  window.dispatchEvent(new Event('online'))
  expect(count).toBe(2)
  window.dispatchEvent(new Event('online'))
  await clock.advance(10 * RETRY_DELAY_MS)

  expect(count).toBe(2)
})

test('ignores the online event when the option is off', async () => {
  const window = stubWindow()
  const clock = fakeClock()
  const attempt = vi.fn((again: () => void) => again())
  retry(attempt, { clock, start: 'later', shouldRetryOnline: false })

  window.dispatchEvent(new Event('online'))
  expect(attempt).not.toHaveBeenCalled()
  await clock.advance(RETRY_DELAY_MS)

  expect(attempt).toHaveBeenCalledTimes(1)
})

test('stops retrying when it is cancelled, even during an attempt', async () => {
  const window = stubWindow()
  const clock = fakeClock()
  const retries: (() => void)[] = []
  const attempt = vi.fn((again: () => void) => void retries.push(again))
  const giveUpWaiting = retry(attempt, { clock, start: 'later' })
  const giveUpAttempt = retry(attempt, { clock })
  expect(attempt).toHaveBeenCalledTimes(1)

  giveUpWaiting()
  giveUpAttempt()
  retries[0]?.()
  window.dispatchEvent(new Event('online'))
  await clock.advance(10 * RETRY_DELAY_MS)

  expect(attempt).toHaveBeenCalledTimes(1)
})
