import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyModule, LazyModuleError, loadInBackground, preload } from './lazy-module.ts'

let logged: readonly unknown[][] = []

beforeEach(() => {
  vi.useFakeTimers()
  logged = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {}).mock.calls
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Part = () => null

test('loads a module on demand', { tags: ['BUN-01'] }, async () => {
  const fetchPart = vi.fn(() => Promise.resolve(Part))
  const part = lazyModule(fetchPart)
  expect(fetchPart).not.toHaveBeenCalled()
  expect(part.peek()).toBeNull()

  const loading = part.load()
  expect(part.peek()).toBeNull()

  await expect(loading).resolves.toBe(Part)
  expect(part.peek()).toBe(Part)
})

test('loads a module once, even with concurrent calls', { tags: ['BUN-03'] }, async () => {
  const fetchPart = vi.fn(() => Promise.resolve(Part))
  const part = lazyModule(fetchPart)

  await Promise.all([part.load(), part.load()])
  await part.load()

  expect(fetchPart).toHaveBeenCalledOnce()
})

test(
  'rejects with the cause when loading fails, and loads again on the next call',
  { tags: ['BUN-01', 'BUN-03'] },
  async () => {
    const reason = new TypeError('Failed to fetch')
    const fetchPart = vi.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(reason)
    const part = lazyModule(fetchPart)

    const failed = await part.load().catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(LazyModuleError)
    expect(failed).toMatchObject({ cause: reason })
    expect(part.peek()).toBeNull()

    await part.load()
    expect(fetchPart).toHaveBeenCalledTimes(2)
    expect(part.peek()).toBe(Part)
  },
)

test('notifies watchers when a module is loaded, but not when loading fails', async () => {
  const fetchModule = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new Error('cut'))
  const module = lazyModule(fetchModule)
  const received: (string | null)[] = []
  module.watch(() => received.push(module.peek()))
  const stop = module.watch(() => received.push('not any more'))
  stop()

  await module.load().catch(() => null)
  expect(received).toEqual([])
  await module.load()

  expect(received).toEqual(['part'])
})

test('preloads the other modules when one fails, which loads with the next call', async () => {
  const lost = lazyModule(vi.fn(() => Promise.resolve(1)).mockRejectedValueOnce(new Error('cut')))
  const other = lazyModule(() => Promise.resolve(2))

  await preload(lost, other)

  expect([lost.peek(), other.peek()]).toEqual([null, 2])
  await expect(lost.load()).resolves.toBe(1)
})

test('retries after a delay until the module is loaded', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part')
  const used: string[] = []

  loadInBackground(lazyModule(load), (part) => used.push(part), 'it did not come')
  await vi.advanceTimersByTimeAsync(0)
  expect(used).toEqual([])
  expect(logged).toEqual([['it did not come', expect.any(Error)]])
  await vi.advanceTimersByTimeAsync(60_000)

  expect(used).toEqual(['part'])
  expect(load).toHaveBeenCalledTimes(2)
})

test('retries immediately when the browser is back online', async () => {
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part')
  const used: string[] = []
  loadInBackground(lazyModule(load), (part) => used.push(part), 'it did not come')
  await vi.advanceTimersByTimeAsync(0)

  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)

  expect(used).toEqual(['part'])
  expect(load).toHaveBeenCalledTimes(2)
})

test('neither uses nor loads the module after it is cancelled', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'))
  const used: string[] = []
  const stop = loadInBackground(lazyModule(load), (part) => used.push(part), 'it did not come')
  await vi.advanceTimersByTimeAsync(0)

  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  loadInBackground(
    lazyModule(() => Promise.resolve('part')),
    (part) => used.push(part),
    '',
  )()
  await vi.advanceTimersByTimeAsync(0)

  expect(used).toEqual([])
  expect(load).toHaveBeenCalledTimes(1)
})
