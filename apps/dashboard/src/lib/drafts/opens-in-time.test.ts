import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OPEN_MS, opensInTime } from './browser-draft-room.ts'

/** What a transaction is made of does not matter here. */
const opened = {} as IDBObjectStore

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

test(
  'what is never opened rejects in time, the next at once; once it is opened all goes again',
  { tags: ['BY-32'] },
  async () => {
    let open = () => {}
    const late = new Promise<void>((resolve) => {
      open = resolve
    })
    const use = vi.fn<() => string>(() => 'written')
    const inTime = opensInTime()
    const store = inTime((_mode, run) => late.then(() => run(opened)))
    const other = inTime(async (_mode, run) => run(opened))

    const using = store('readwrite', use).catch(String)
    await vi.advanceTimersByTimeAsync(OPEN_MS)
    expect(await using).toContain('not opened')
    await expect(other('readwrite', use)).rejects.toThrow('not opened')
    open()
    await vi.advanceTimersByTimeAsync(0)
    expect(use).not.toHaveBeenCalled()

    expect(await other('readwrite', use)).toBe('written')
  },
)

test('what is opened takes as long as it takes', async () => {
  const store = opensInTime()(async (_mode, run) => run(opened))
  const slow = new Promise<string>((resolve) => setTimeout(() => resolve('read'), 2 * OPEN_MS))

  const using = store('readonly', () => slow)
  await vi.advanceTimersByTimeAsync(2 * OPEN_MS)

  expect(await using).toBe('read')
})

test('what cannot be opened says so at once', async () => {
  const store = opensInTime()(() => Promise.reject(new DOMException('no', 'UnknownError')))

  await expect(store('readonly', () => 'read')).rejects.toThrow('no')
})
