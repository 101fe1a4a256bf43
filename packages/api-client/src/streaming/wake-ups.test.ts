import { expect, onTestFinished, test, vi } from 'vitest'
import { browserWakeUps } from './wake-ups.ts'

test('the network coming back and a look at the page both wake, until stopped', () => {
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    vi.stubGlobal(name, page[name].bind(page))
  }
  onTestFinished(() => void vi.unstubAllGlobals())
  const wake = vi.fn<() => void>()

  const stop = browserWakeUps(wake)
  page.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('visibilitychange'))
  stop()
  page.dispatchEvent(new Event('online'))

  expect(wake).toHaveBeenCalledTimes(2)
})

test('outside a browser there is nothing to listen to', () => {
  expect(() => browserWakeUps(() => undefined)()).not.toThrow()
})
