import type { Clock, Schedule } from '../clock.ts'
import { json } from '../http/reply.ts'
import { type CallPattern, createCallPlan } from './call-plan.ts'

export interface Fault extends CallPattern {
  /** 429 comes with the headers that say when to come back. */
  readonly status: number
  readonly error?: string
  /** After how many ms a call that was refused with 429 may come again; a minute if not said. */
  readonly resetMs?: number
}

export interface Delay extends CallPattern {
  /** How long an answer is held back. */
  readonly ms: number
}

export interface Cut extends CallPattern {
  /** How much of its body is read, in percent, before the connection breaks. */
  readonly percent: number
}

/** Calls that are to fail, to wait or to be cut off, for tests of what a client then does. */
export interface FaultPlan {
  add(fault: Fault): void
  delay(delay: Delay): void
  cut(cut: Cut): void
  /** Also lets go what waits. */
  clear(): void
  /** @returns the failure that this call is to get, used up by it */
  take(request: Request): Response | null
  /** @returns how much of its body this call may bring, in percent; null where it is not to be cut off */
  takeCut(request: Pick<Request, 'method' | 'url'>): number | null
  /** Resolves at once where no delay is planned for this call. */
  wait(request: Request): Promise<void>
}

const RESET_MS = 60_000
/** What Mastodon grants in five minutes. */
const USUAL_LIMIT = 300

export function createFaultPlan(clock: Clock, schedule: Schedule): FaultPlan {
  const faults = createCallPlan<Fault>()
  const delays = createCallPlan<Delay>()
  const cuts = createCallPlan<Cut>()
  const held = new Set<() => void>()

  return {
    add: (fault) => faults.add(fault),
    delay: (delay) => delays.add(delay),
    cut: (cut) => cuts.add(cut),
    clear() {
      faults.clear()
      delays.clear()
      cuts.clear()
      for (const letGo of held) letGo()
    },
    take(request) {
      const fault = faults.take(request)
      if (fault === null) return null
      const { status, resetMs = RESET_MS } = fault
      const error = fault.error ?? (status === 429 ? 'Too many requests' : 'Planned failure')
      return json(
        { error },
        { status, headers: status === 429 ? limitHeaders(clock(), resetMs) : {} },
      )
    },
    takeCut: (request) => cuts.take(request)?.percent ?? null,
    async wait(request) {
      const delay = delays.take(request)
      if (delay === null) return
      await new Promise<void>((resolve) => {
        const cancel = schedule(delay.ms, () => letGo())
        const letGo = () => {
          cancel()
          held.delete(letGo)
          resolve()
        }
        held.add(letGo)
      })
    },
  }
}

/** Mastodon says when in words of its own, what stands before a server in those of HTTP. */
const limitHeaders = (now: number, resetMs: number): Record<string, string> => ({
  'X-RateLimit-Limit': String(USUAL_LIMIT),
  'X-RateLimit-Remaining': '0',
  'X-RateLimit-Reset': new Date(now + resetMs).toISOString(),
  'Retry-After': String(Math.ceil(resetMs / 1_000)),
})
