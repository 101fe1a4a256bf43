import type { Clock } from '../clock.ts'
import { createAtOnce } from '../http/at-once.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import type { RateLimits } from '../http/rate-rules.ts'

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
