import { ApiError } from '../http/api-error.ts'
import type { RequestPriority } from '../http/send.ts'

/** The priorities of requests that the app sends without a user action. User requests are never queued. */
export type QueuedPriority = Exclude<RequestPriority, 'user'>

export interface RequestQueue {
  /**
   * Resolves when the caller may start: `refresh` before `background`, else in order of arrival. Rejects when the
   * signal aborts.
   */
  readonly acquire: (priority: QueuedPriority, signal: AbortSignal | undefined) => Promise<void>
  /** Frees the slot for the next request. Call it once per acquired slot. */
  readonly release: () => void
  readonly waiting: () => number
}

interface QueuedRequest {
  readonly start: () => void
}

/** @param most maximum number of concurrent requests */
export function createRequestQueue(most: number): RequestQueue {
  const lines: Record<QueuedPriority, QueuedRequest[]> = { refresh: [], background: [] }
  let busy = 0

  return {
    acquire(priority, signal) {
      if (signal?.aborted === true) return Promise.reject(createAbortedError(signal))
      if (busy < most) {
        busy += 1
        return Promise.resolve()
      }
      return new Promise((resolve, reject) => {
        const give = () => {
          lines[priority] = lines[priority].filter((other) => other !== waiting)
          reject(createAbortedError(signal))
        }
        const waiting = {
          start() {
            signal?.removeEventListener('abort', give)
            resolve()
          },
        }
        lines[priority].push(waiting)
        signal?.addEventListener('abort', give, { once: true })
      })
    },
    release() {
      const next = lines.refresh.shift() ?? lines.background.shift()
      if (next === undefined) busy -= 1
      else next.start()
    },
    waiting: () => lines.refresh.length + lines.background.length,
  }
}

const createAbortedError = (signal: AbortSignal | undefined): ApiError =>
  new ApiError('aborted', { cause: signal?.reason })
