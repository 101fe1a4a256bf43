import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilArrived, whenArrived } from './late-code.ts'

let logged: readonly unknown[][] = []

beforeEach(() => {
  vi.useFakeTimers()
  logged = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {}).mock.calls
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what did not come is fetched again after a while, until it comes', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part')
  const used: string[] = []

  whenArrived(load, (part) => used.push(part), 'it did not come')
  await vi.advanceTimersByTimeAsync(0)
  expect(used).toEqual([])
  expect(logged).toEqual([['it did not come', expect.any(Error)]])
  await vi.advanceTimersByTimeAsync(60_000)

  expect(used).toEqual(['part'])
  expect(load).toHaveBeenCalledTimes(2)
})

test('it is fetched at once when the browser is back online', async () => {
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part')
  const used: string[] = []
  whenArrived(load, (part) => used.push(part), 'it did not come')
  await vi.advanceTimersByTimeAsync(0)

  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)

  expect(used).toEqual(['part'])
  expect(load).toHaveBeenCalledTimes(2)
})

test('what was given up is neither used nor fetched again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'))
  const used: string[] = []
  const stop = whenArrived(load, (part) => used.push(part), 'it did not come')
  await vi.advanceTimersByTimeAsync(0)

  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  whenArrived(
    () => Promise.resolve('part'),
    (part) => used.push(part),
    '',
  )()
  await vi.advanceTimersByTimeAsync(0)

  expect(used).toEqual([])
  expect(load).toHaveBeenCalledTimes(1)
})

test('what nothing goes on without is fetched again at once, then as often as it takes', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('cut')).mockResolvedValueOnce('part')

  expect(await untilArrived(load, 'it did not come')).toBe('part')
  expect(logged).toEqual([])

  load.mockReset().mockRejectedValueOnce(new Error('cut')).mockRejectedValueOnce(new Error('cut'))
  load.mockResolvedValue('part')
  const part = untilArrived(load, 'it did not come')
  await vi.advanceTimersByTimeAsync(30_000)

  expect(await part).toBe('part')
  expect(load).toHaveBeenCalledTimes(3)
})
