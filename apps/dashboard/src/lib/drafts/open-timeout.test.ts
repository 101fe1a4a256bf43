import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OPEN_TIMEOUT_MS, withOpenTimeout } from './indexed-db-draft-store.ts'

/** The content of the object store is irrelevant here. */
const opened = {} as IDBObjectStore

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

test(
  'rejects after the timeout, then immediately, and recovers once the store opens',
  { tags: ['BY-32'] },
  async () => {
    let open = () => {}
    const late = new Promise<void>((resolve) => {
      open = resolve
    })
    const use = vi.fn<() => string>(() => 'written')
    const inTime = withOpenTimeout()
    const store = inTime((_mode, run) => late.then(() => run(opened)))
    const other = inTime(async (_mode, run) => run(opened))

    const using = store('readwrite', use).catch(String)
    await vi.advanceTimersByTimeAsync(OPEN_TIMEOUT_MS)
    expect(await using).toContain('not opened')
    await expect(other('readwrite', use)).rejects.toThrow('not opened')
    open()
    await vi.advanceTimersByTimeAsync(0)
    expect(use).not.toHaveBeenCalled()

    expect(await other('readwrite', use)).toBe('written')
  },
)

test('does not time out a store that has opened', async () => {
  const store = withOpenTimeout()(async (_mode, run) => run(opened))
  const slow = new Promise<string>((resolve) =>
    setTimeout(() => resolve('read'), 2 * OPEN_TIMEOUT_MS),
  )

  const using = store('readonly', () => slow)
  await vi.advanceTimersByTimeAsync(2 * OPEN_TIMEOUT_MS)

  expect(await using).toBe('read')
})

test('rejects immediately when the store cannot be opened', async () => {
  const store = withOpenTimeout()(() => Promise.reject(new DOMException('no', 'UnknownError')))

  await expect(store('readonly', () => 'read')).rejects.toThrow('no')
})
