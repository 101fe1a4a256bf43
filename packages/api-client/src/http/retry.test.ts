import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { retryReads, withRetries } from './retry.ts'
import type { Answer, Send, Sending } from './send.ts'

const answer: Answer = { response: new Response(), body: 1 }
const refused = (status: number) => new ApiError('response', { status })

const sending = (method: string, signal?: AbortSignal): Sending => ({
  method,
  headers: {},
  body: null,
  signal,
  keepalive: false,
  priority: 'user',
})

test('a read is tried again after a failure that passes, ever later and never at once', async () => {
  const waits: number[] = []
  const wait = (ms: number) => {
    waits.push(ms)
    return Promise.resolve()
  }
  const send = vi.fn<Send>()
  send.mockRejectedValueOnce(new ApiError('network')).mockRejectedValueOnce(refused(503))
  send.mockResolvedValue(answer)

  const result = await withRetries(send, retryReads({ random: () => 0.5, wait }))(
    '/',
    sending('GET'),
  )

  expect(result).toBe(answer)
  expect(waits).toEqual([400, 800])
})

test('the waits are spread at random', () => {
  const least = retryReads({ random: () => 0 }).delay(1, refused(503))
  const most = retryReads({ random: () => 0.999 }).delay(1, refused(503))

  expect(least).toBe(200)
  expect(most).toBeGreaterThan(590)
})

test.each([
  ['what writes', 'POST', new ApiError('network')],
  ['a refusal', 'GET', refused(404)],
  ['a request for a pause', 'GET', refused(429)],
  ['a cancelled read', 'GET', new ApiError('aborted')],
])('%s is not tried again', async (_name, method, error) => {
  const send = vi.fn<Send>().mockRejectedValue(error)

  await expect(withRetries(send, retryReads())('/', sending(method))).rejects.toBe(error)

  expect(send).toHaveBeenCalledOnce()
})

test('after the last attempt the failure is told', async () => {
  const send = vi.fn<Send>().mockRejectedValue(refused(503))
  const retry = retryReads({ attempts: 2, wait: () => Promise.resolve() })

  await expect(withRetries(send, retry)('/', sending('GET'))).rejects.toMatchObject({ status: 503 })

  expect(send).toHaveBeenCalledTimes(3)
})

test('a caller that gives up while waiting is told so at once', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const leaving = new AbortController()
  const send = vi.fn<Send>().mockRejectedValue(refused(503))

  const call = withRetries(send, retryReads())('/', sending('GET', leaving.signal))
  const failure = call.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10)
  leaving.abort()

  expect(await failure).toMatchObject({ kind: 'aborted' })
  expect(send).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
