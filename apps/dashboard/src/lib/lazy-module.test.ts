import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  lazyModule,
  LazyModuleError,
  loadUntilArrived,
  preload,
  untilArrived,
} from './lazy-module.ts'

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

test(
  'a part is fetched when it is wanted, and there once it has arrived',
  { tags: ['BUN-01'] },
  async () => {
    const fetchPart = vi.fn(() => Promise.resolve(Part))
    const part = lazyModule(fetchPart)
    expect(fetchPart).not.toHaveBeenCalled()
    expect(part.peek()).toBeNull()

    const loading = part.load()
    expect(part.peek()).toBeNull()

    await expect(loading).resolves.toBe(Part)
    expect(part.peek()).toBe(Part)
  },
)

test(
  'a part that has arrived, or is on its way, is not fetched again',
  { tags: ['BUN-03'] },
  async () => {
    const fetchPart = vi.fn(() => Promise.resolve(Part))
    const part = lazyModule(fetchPart)

    await Promise.all([part.load(), part.load()])
    await part.load()

    expect(fetchPart).toHaveBeenCalledOnce()
  },
)

test(
  'a part that does not arrive says so, with the reason, and can be asked for again',
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

test('who watches hears that a module has arrived, and nothing of a fetch that failed', async () => {
  const fetchModule = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new Error('cut'))
  const module = lazyModule(fetchModule)
  const heard: (string | null)[] = []
  module.watch(() => heard.push(module.peek()))
  const stop = module.watch(() => heard.push('not any more'))
  stop()

  await module.load().catch(() => null)
  expect(heard).toEqual([])
  await module.load()

  expect(heard).toEqual(['part'])
})

test('what is fetched ahead may be missing: the others are there, and it comes with the next call', async () => {
  const lost = lazyModule(vi.fn(() => Promise.resolve(1)).mockRejectedValueOnce(new Error('cut')))
  const other = lazyModule(() => Promise.resolve(2))

  await preload(lost, other)

  expect([lost.peek(), other.peek()]).toEqual([null, 2])
  await expect(lost.load()).resolves.toBe(1)
})

test('what did not come is fetched again after a while, until it comes', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part')
  const used: string[] = []

  loadUntilArrived(lazyModule(load), (part) => used.push(part), 'it did not come')
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
  loadUntilArrived(lazyModule(load), (part) => used.push(part), 'it did not come')
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
  const stop = loadUntilArrived(lazyModule(load), (part) => used.push(part), 'it did not come')
  await vi.advanceTimersByTimeAsync(0)

  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  loadUntilArrived(
    lazyModule(() => Promise.resolve('part')),
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

  expect(await untilArrived(lazyModule(load), 'it did not come')).toBe('part')
  expect(logged).toEqual([])

  load.mockReset().mockRejectedValueOnce(new Error('cut')).mockRejectedValueOnce(new Error('cut'))
  load.mockResolvedValue('part')
  const part = untilArrived(lazyModule(load), 'it did not come')
  await vi.advanceTimersByTimeAsync(30_000)

  expect(await part).toBe('part')
  expect(load).toHaveBeenCalledTimes(3)
})
