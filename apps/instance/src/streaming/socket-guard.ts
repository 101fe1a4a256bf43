import type { Clock } from '../clock.ts'
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
  const open = new Map<string, number>()
  const said = createRateLimit(clock, messages)

  return {
    enter(caller) {
      const before = open.get(caller) ?? 0
      if (before >= sockets) return null
      open.set(caller, before + 1)
      return () => {
        const left = (open.get(caller) ?? 1) - 1
        if (left === 0) open.delete(caller)
        else open.set(caller, left)
      }
    },
    hears(caller) {
      const isWithin = said.look(caller).left > 0
      if (isWithin) said.spend(caller)
      return isWithin
    },
  }
}
