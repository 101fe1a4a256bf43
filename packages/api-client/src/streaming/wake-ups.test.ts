import { expect, onTestFinished, test, vi } from 'vitest'
import { TICK_MS, watchWakeUps, type WakeUp } from './wake-ups.ts'

/** Creates a page and a clock that the test controls. */
function openPage() {
  vi.useFakeTimers({ now: 0 })
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    vi.stubGlobal(name, page[name].bind(page))
  }
  const document = { visibilityState: 'visible' }
  vi.stubGlobal('document', document)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const received: WakeUp[] = []
  const stop = watchWakeUps((wakeUp) => received.push(wakeUp))
  const look = (visibilityState = 'visible') => {
    document.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { page, received, stop, look }
}

test('reports a wake-up for network and visibility until stopped', () => {
  const { page, received, look, stop } = openPage()

  page.dispatchEvent(new Event('online'))
  look()
  stop()
  look()

  expect(received).toEqual(['look', 'look'])
  expect(vi.getTimerCount()).toBe(0)
})

test('detects sleep from elapsed time, by the timer or by a visibility change', () => {
  const { received, look } = openPage()
  vi.advanceTimersByTime(10 * TICK_MS)
  expect(received).toEqual([])

  vi.setSystemTime(Date.now() + 600_000)
  vi.advanceTimersByTime(TICK_MS)
  expect(received).toEqual(['slept'])

  vi.setSystemTime(Date.now() + 600_000)
  look()
  look()
  vi.advanceTimersByTime(TICK_MS)
  expect(received).toEqual(['slept', 'slept', 'look'])
})

test.each([
  [2 * TICK_MS - 1_000, []],
  [2 * TICK_MS + 1_000, ['slept']],
])(
  'reports for a visible page whose timer is %i ms late: %j',
  { tags: ['BY-38'] },
  (ms, expected) => {
    const { received } = openPage()

    vi.setSystemTime(Date.now() + ms - TICK_MS)
    vi.advanceTimersByTime(TICK_MS)

    expect(received).toEqual(expected)
  },
)

test.each([
  [24_000, 'look'],
  [26_000, 'slept'],
])('reports for a network that returns after %i ms: %s', { tags: ['BY-38'] }, (ms, expected) => {
  const { page, received } = openPage()
  const switchNetwork = (name: 'offline' | 'online') => page.dispatchEvent(new Event(name))

  switchNetwork('offline')
  vi.advanceTimersByTime(ms)
  switchNetwork('online')
  switchNetwork('online')

  expect(received).toEqual([expected, 'look'])
})

test('detects no sleep for a hidden page whose timer runs once a minute', () => {
  const { received, look } = openPage()
  look('hidden')

  for (let minute = 0; minute < 5; minute += 1) {
    vi.setSystemTime(Date.now() + 60_000 - TICK_MS)
    vi.advanceTimersByTime(TICK_MS)
  }
  vi.setSystemTime(Date.now() + 59_000)
  look()

  expect(received).toEqual(['look', 'look'])
})

test('has no effect outside a browser', () => {
  expect(() => watchWakeUps(() => undefined)()).not.toThrow()
})
