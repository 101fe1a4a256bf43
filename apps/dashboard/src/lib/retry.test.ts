import { afterEach, expect, test, vi } from 'vitest'
import { fakeClock } from '../testing/fake-clock.ts'
import { RETRY_MS, retry } from './retry.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What goes online when the test says so. */
function stubWindow(): EventTarget {
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  return window
}

test('what asks for it is attempted again every half minute, on the given clock', async () => {
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

  await clock.advance(RETRY_MS - 1)
  expect(count).toBe(1)
  await clock.advance(1)
  expect(count).toBe(2)
  await clock.advance(10 * RETRY_MS)

  expect(count).toBe(3)
})

test('each wait is as long as is asked for then, the first one too where that is wished', async () => {
  const clock = fakeClock()
  const waits = [1_000, 5_000]
  const attempt = vi.fn((again: () => void) => again())
  retry(attempt, { clock, wait: () => waits.shift() ?? 60_000, begins: 'later' })
  expect(attempt).not.toHaveBeenCalled()

  await clock.advance(1_000)
  expect(attempt).toHaveBeenCalledTimes(1)
  await clock.advance(4_999)
  expect(attempt).toHaveBeenCalledTimes(1)
  await clock.advance(1)

  expect(attempt).toHaveBeenCalledTimes(2)
})

test('a browser that is online again ends a wait, once, and no other', async () => {
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
  await clock.advance(10 * RETRY_MS)

  expect(count).toBe(2)
})

test('where others attend to the network, only time ends a wait', async () => {
  const window = stubWindow()
  const clock = fakeClock()
  const attempt = vi.fn((again: () => void) => again())
  retry(attempt, { clock, begins: 'later', hearsOnline: false })

  window.dispatchEvent(new Event('online'))
  expect(attempt).not.toHaveBeenCalled()
  await clock.advance(RETRY_MS)

  expect(attempt).toHaveBeenCalledTimes(1)
})

test('what was given up is not attempted again, even where an attempt under way asks for it', async () => {
  const window = stubWindow()
  const clock = fakeClock()
  const asked: (() => void)[] = []
  const attempt = vi.fn((again: () => void) => void asked.push(again))
  const giveUpWaiting = retry(attempt, { clock, begins: 'later' })
  const giveUpAttempt = retry(attempt, { clock })
  expect(attempt).toHaveBeenCalledTimes(1)

  giveUpWaiting()
  giveUpAttempt()
  asked[0]?.()
  window.dispatchEvent(new Event('online'))
  await clock.advance(10 * RETRY_MS)

  expect(attempt).toHaveBeenCalledTimes(1)
})
