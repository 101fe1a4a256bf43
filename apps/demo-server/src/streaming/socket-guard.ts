import type { Clock } from '../clock.ts'
import { createAtOnce, createRateLimit, type RateLimits } from '../http/rate-rules.ts'

/** How sockets are met. Only test controls change it, for tests of what a client then does. */
export interface SocketManners {
  /** The status that every handshake is refused with; null lets them in. */
  refusal: 401 | 404 | null
  /**
   * As before Mastodon 3.3: one stream to a socket, named in its address. A socket that names none is closed,
   * what it says is not heard, and messages do not say by which stream they came.
   */
  isSingleStream: boolean
}

export const openManners = (): SocketManners => ({ refusal: null, isSingleStream: false })

/** Keeps one address from taking all sockets, and from talking without end. */
export interface SocketGuard {
  /** @returns what to call when the socket is gone; null where that caller has enough of them */
  enter(caller: string): (() => void) | null
  /** Counts one message. @returns false where that caller has said enough for now */
  hears(caller: string): boolean
}

export function createSocketGuard(
  clock: Clock,
  { sockets, messages }: Pick<RateLimits, 'sockets' | 'messages'>,
): SocketGuard {
  const open = createAtOnce({ address: sockets, all: Number.POSITIVE_INFINITY })
  const said = createRateLimit(clock, messages)

  return {
    enter: (caller) => open.enter(caller),
    hears(caller) {
      const isWithin = said.look(caller).left > 0
      if (isWithin) said.spend(caller)
      return isWithin
    },
  }
}
