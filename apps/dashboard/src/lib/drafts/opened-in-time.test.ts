import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OPEN_MS, openedInTime } from './opened-in-time.ts'

/** What a transaction is made of does not matter here. */
const opened = {} as IDBObjectStore

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

test('what is never opened rejects in time, and what comes later does nothing [BY-32]', async () => {
  let open = () => {}
  const late = new Promise<void>((resolve) => {
    open = resolve
  })
  const use = vi.fn<() => string>(() => 'written')
  const store = openedInTime((_mode, run) => late.then(() => run(opened)))

  const using = expect(store('readwrite', use)).rejects.toThrow('not opened')
  await vi.advanceTimersByTimeAsync(OPEN_MS)
  await using
  open()
  await vi.advanceTimersByTimeAsync(0)

  expect(use).not.toHaveBeenCalled()
})

test('what is opened takes as long as it takes', async () => {
  const store = openedInTime(async (_mode, run) => run(opened))
  const slow = new Promise<string>((resolve) => setTimeout(() => resolve('read'), 2 * OPEN_MS))

  const using = store('readonly', () => slow)
  await vi.advanceTimersByTimeAsync(2 * OPEN_MS)

  expect(await using).toBe('read')
})

test('what cannot be opened says so at once', async () => {
  const store = openedInTime(() => Promise.reject(new DOMException('no', 'UnknownError')))

  await expect(store('readonly', () => 'read')).rejects.toThrow('no')
})
