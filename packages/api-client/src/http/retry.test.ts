import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createRetryPolicy, withRetries } from './retry.ts'
import type { ParsedResponse, Send, Sending } from './send.ts'

const answer: ParsedResponse = { response: new Response(), body: 1 }
const createRefusal = (status: number) => new ApiError('response', { status })

const createSending = (method: string, signal?: AbortSignal): Sending => ({
  method,
  headers: {},
  body: null,
  signal,
  keepalive: false,
  priority: 'user',
})

test('retries a read after a transient failure with increasing delays', async () => {
  const waits: number[] = []
  const wait = (ms: number) => {
    waits.push(ms)
    return Promise.resolve()
  }
  const send = vi.fn<Send>()
  send.mockRejectedValueOnce(new ApiError('network')).mockRejectedValueOnce(createRefusal(503))
  send.mockResolvedValue(answer)

  const result = await withRetries(send, createRetryPolicy({ random: () => 0.5, wait }))(
    '/',
    createSending('GET'),
  )

  expect(result).toBe(answer)
  expect(waits).toEqual([400, 800])
})

test('randomises the delays', () => {
  const least = createRetryPolicy({ random: () => 0 }).getDelay(1, createRefusal(503))
  const most = createRetryPolicy({ random: () => 0.999 }).getDelay(1, createRefusal(503))

  expect(least).toBe(200)
  expect(most).toBeGreaterThan(590)
})

test.each([
  ['a write', 'POST', new ApiError('network')],
  ['a refusal', 'GET', createRefusal(404)],
  ['a rate limit', 'GET', createRefusal(429)],
  ['an aborted read', 'GET', new ApiError('aborted')],
])('does not retry: %s', async (_name, method, error) => {
  const send = vi.fn<Send>().mockRejectedValue(error)

  await expect(withRetries(send, createRetryPolicy())('/', createSending(method))).rejects.toBe(
    error,
  )

  expect(send).toHaveBeenCalledOnce()
})

test('reports the failure after the last attempt', async () => {
  const send = vi.fn<Send>().mockRejectedValue(createRefusal(503))
  const retry = createRetryPolicy({ attempts: 2, wait: () => Promise.resolve() })

  await expect(withRetries(send, retry)('/', createSending('GET'))).rejects.toMatchObject({
    status: 503,
  })

  expect(send).toHaveBeenCalledTimes(3)
})

test('rejects at once when the caller aborts during a delay', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const leaving = new AbortController()
  const send = vi.fn<Send>().mockRejectedValue(createRefusal(503))

  const call = withRetries(send, createRetryPolicy())('/', createSending('GET', leaving.signal))
  const failure = call.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10)
  leaving.abort()

  expect(await failure).toMatchObject({ kind: 'aborted' })
  expect(send).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
