import { ApiError } from '../http/api-error.ts'
import type { CallPriority } from '../http/send.ts'

/** What the program asks for by itself, so many at once; the user's calls never stand here. */
export type QueuedPriority = Exclude<CallPriority, 'user'>

export interface CallQueue {
  /** Resolves when it is the caller's turn: `refresh` before `background`, else by arrival. Rejects when the signal aborts. */
  readonly enter: (priority: QueuedPriority, signal: AbortSignal | undefined) => Promise<void>
  /** Gives the place to the next. To be called once for each turn. */
  readonly leave: () => void
  readonly waiting: () => number
}

interface Waiting {
  readonly start: () => void
}

/** @param most how many have their turn at once */
export function createCallQueue(most: number): CallQueue {
  const lines: Record<QueuedPriority, Waiting[]> = { refresh: [], background: [] }
  let busy = 0

  return {
    enter(priority, signal) {
      if (signal?.aborted === true) return Promise.reject(aborted(signal))
      if (busy < most) {
        busy += 1
        return Promise.resolve()
      }
      return new Promise((resolve, reject) => {
        const give = () => {
          lines[priority] = lines[priority].filter((other) => other !== waiting)
          reject(aborted(signal))
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
    leave() {
      const next = lines.refresh.shift() ?? lines.background.shift()
      if (next === undefined) busy -= 1
      else next.start()
    },
    waiting: () => lines.refresh.length + lines.background.length,
  }
}

const aborted = (signal: AbortSignal | undefined): ApiError =>
  new ApiError('aborted', { cause: signal?.reason })
