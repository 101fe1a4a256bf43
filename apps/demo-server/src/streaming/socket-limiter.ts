import type { Clock } from '../clock.ts'
import { createConcurrencyLimit, createRateLimit, type RateLimits } from '../http/rate-limits.ts'

/** How the server handles sockets. Only the test controls change it, to test how clients react. */
export interface SocketBehaviour {
  /** The status with which every handshake is refused; null accepts them. */
  refusal: 401 | 404 | null
  /**
   * Like Mastodon before 3.3: one stream per socket, named in its URL. A socket without a stream is closed, its
   * messages are ignored, and events do not contain the name of their stream.
   */
  isSingleStream: boolean
}

export const createSocketBehaviour = (): SocketBehaviour => ({
  refusal: null,
  isSingleStream: false,
})

/** Limits the sockets and the messages of one address. */
export interface SocketLimiter {
  /** @returns a function to call when the socket is closed; null if the limit of the caller is reached */
  acquire(caller: string): (() => void) | null
  /** Counts one message. @returns false if the rate limit of the caller is exceeded */
  countMessage(caller: string): boolean
}

export function createSocketLimiter(
  clock: Clock,
  { sockets, messages }: Pick<RateLimits, 'sockets' | 'messages'>,
): SocketLimiter {
  const open = createConcurrencyLimit({ address: sockets, all: Number.POSITIVE_INFINITY })
  const messageLimit = createRateLimit(clock, messages)

  return {
    acquire: (caller) => open.acquire(caller),
    countMessage(caller) {
      const isWithin = messageLimit.getAllowance(caller).left > 0
      if (isWithin) messageLimit.consume(caller)
      return isWithin
    },
  }
}
