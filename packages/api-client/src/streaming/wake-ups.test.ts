import { expect, onTestFinished, test, vi } from 'vitest'
import { BEAT_MS, browserWakeUps, type WakeUp } from './wake-ups.ts'

/** A page and its clock in the test's hand. */
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
  const heard: WakeUp[] = []
  const stop = browserWakeUps((wakeUp) => heard.push(wakeUp))
  const look = (visibilityState = 'visible') => {
    document.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { page, heard, stop, look }
}

test('the network coming back and a look at the page both wake, until stopped', () => {
  const { page, heard, look, stop } = openPage()

  page.dispatchEvent(new Event('online'))
  look()
  stop()
  look()

  expect(heard).toEqual(['look', 'look'])
  expect(vi.getTimerCount()).toBe(0)
})

test('time that nobody counted was sleep, whether the clock or a look finds out first', () => {
  const { heard, look } = openPage()
  vi.advanceTimersByTime(10 * BEAT_MS)
  expect(heard).toEqual([])

  vi.setSystemTime(Date.now() + 600_000)
  vi.advanceTimersByTime(BEAT_MS)
  expect(heard).toEqual(['slept'])

  vi.setSystemTime(Date.now() + 600_000)
  look()
  look()
  vi.advanceTimersByTime(BEAT_MS)
  expect(heard).toEqual(['slept', 'slept', 'look'])
})

test.each([
  [2 * BEAT_MS - 1_000, []],
  [2 * BEAT_MS + 1_000, ['slept']],
])('a seen page whose timer comes after %i ms tells: %j', { tags: ['BY-38'] }, (ms, expected) => {
  const { heard } = openPage()

  vi.setSystemTime(Date.now() + ms - BEAT_MS)
  vi.advanceTimersByTime(BEAT_MS)

  expect(heard).toEqual(expected)
})

test.each([
  [24_000, 'look'],
  [26_000, 'slept'],
])('a network that comes back after %i ms tells: %s', { tags: ['BY-38'] }, (ms, expected) => {
  const { page, heard } = openPage()
  const switchNetwork = (name: 'offline' | 'online') => page.dispatchEvent(new Event(name))

  switchNetwork('offline')
  vi.advanceTimersByTime(ms)
  switchNetwork('online')
  switchNetwork('online')

  expect(heard).toEqual([expected, 'look'])
})

test('a hidden page that beats once a minute does not sleep, nor does who comes back to it', () => {
  const { heard, look } = openPage()
  look('hidden')

  for (let minute = 0; minute < 5; minute += 1) {
    vi.setSystemTime(Date.now() + 60_000 - BEAT_MS)
    vi.advanceTimersByTime(BEAT_MS)
  }
  vi.setSystemTime(Date.now() + 59_000)
  look()

  expect(heard).toEqual(['look', 'look'])
})

test('outside a browser there is nothing to listen to', () => {
  expect(() => browserWakeUps(() => undefined)()).not.toThrow()
})
