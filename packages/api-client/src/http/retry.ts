import { ApiError } from './api-error.ts'
import type { ParsedResponse, Send, Sending } from './send.ts'

/** Resolves after that time; rejects at once when the signal aborts. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason)
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** Decides whether a failed read is retried. */
export interface RetryPolicy {
  /**
   * Returns the delay before a retry. @param attempt 1 after the first failure @returns milliseconds, or null to give
   * up
   */
  readonly getDelay: (attempt: number, error: ApiError) => number | null
  /** Resolves after that time; rejects at once when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>
}

interface RetryTraits {
  readonly attempts?: number
  readonly random?: () => number
  readonly wait?: RetryPolicy['wait']
}

const FIRST_DELAY_MS = 400
const TRANSIENT_STATUSES: readonly number[] = [502, 503, 504]

/**
 * Creates a policy that retries a read after a transient failure: no response, or a gateway's 502 to 504. The delay
 * doubles and is randomised, so that many clients do not retry at the same time.
 */
export function createRetryPolicy({
  attempts = 2,
  random = Math.random,
  wait = pause,
}: RetryTraits = {}): RetryPolicy {
  return {
    wait,
    getDelay(attempt, error) {
      const mayPass = error.kind === 'network' || TRANSIENT_STATUSES.includes(error.status ?? 0)
      if (!mayPass || attempt > attempts) return null
      return FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + random())
    },
  }
}

/** Retries reads as the policy decides. Writes are sent once, because the server may have processed them. */
export function withRetries(send: Send, retry: RetryPolicy | undefined): Send {
  if (retry === undefined) return send
  const attempt = async (
    url: string,
    sending: Sending,
    failures: number,
  ): Promise<ParsedResponse> => {
    try {
      return await send(url, sending)
    } catch (error) {
      if (!(error instanceof ApiError) || sending.method !== 'GET') throw error
      const delay = retry.getDelay(failures + 1, error)
      if (delay === null) throw error
      await retry.wait(delay, sending.signal).catch((cause: unknown) => {
        throw new ApiError('aborted', { cause })
      })
      return attempt(url, sending, failures + 1)
    }
  }
  return (url, sending) => attempt(url, sending, 0)
}
