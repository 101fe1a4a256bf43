import { ApiError } from './api-error.ts'
import type { Answer, Send, Sending } from './send.ts'

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

/** Decides whether a failed read is tried again. */
export interface RetryPolicy {
  /** @param attempt 1 after the first failure @returns milliseconds to wait, or null to give up */
  readonly delay: (attempt: number, error: ApiError) => number | null
  /** Resolves after that time; rejects at once when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>
}

interface RetryTraits {
  readonly attempts?: number
  readonly random?: () => number
  readonly wait?: RetryPolicy['wait']
}

const FIRST_DELAY_MS = 400
const PASSING_FAILURES: readonly number[] = [502, 503, 504]

/**
 * Tries a read again after a failure that tends to pass: no answer, or a gateway's 502 to 504.
 * The wait doubles, and is spread at random so that a crowd of clients does not return at once.
 */
export function retryReads({
  attempts = 2,
  random = Math.random,
  wait = pause,
}: RetryTraits = {}): RetryPolicy {
  return {
    wait,
    delay(attempt, error) {
      const mayPass = error.kind === 'network' || PASSING_FAILURES.includes(error.status ?? 0)
      if (!mayPass || attempt > attempts) return null
      return FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + random())
    },
  }
}

/** Repeats reads as the policy says; what writes is sent once, since it may have been done. */
export function withRetries(send: Send, retry: RetryPolicy | undefined): Send {
  if (retry === undefined) return send
  const attempt = async (url: string, sending: Sending, failures: number): Promise<Answer> => {
    try {
      return await send(url, sending)
    } catch (error) {
      if (!(error instanceof ApiError) || sending.method !== 'GET') throw error
      const delay = retry.delay(failures + 1, error)
      if (delay === null) throw error
      await retry.wait(delay, sending.signal).catch((cause: unknown) => {
        throw new ApiError('aborted', { cause })
      })
      return attempt(url, sending, failures + 1)
    }
  }
  return (url, sending) => attempt(url, sending, 0)
}
