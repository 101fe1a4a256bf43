import type { Clock, Schedule } from '../clock.ts'
import { json } from '../http/reply.ts'

/** Which of the coming calls is meant. */
export interface CallPattern {
  /** A path or its beginning; without one every call of the API is meant. */
  readonly path?: string
  readonly method?: string
  /** How many calls; 1 if not said. */
  readonly count?: number
}

/** Something that is to happen to coming calls, as often as it says. */
export interface CallPlan<Planned extends CallPattern> {
  add(planned: Planned): void
  clear(): void
  /** @returns what is planned for this call, used up by it */
  take(request: Pick<Request, 'method' | 'url'>): Planned | null
}

function createCallPlan<Planned extends CallPattern>(): CallPlan<Planned> {
  let waiting: { readonly planned: Planned; left: number }[] = []

  return {
    add: (planned) => void waiting.push({ planned, left: planned.count ?? 1 }),
    clear: () => {
      waiting = []
    },
    take({ method, url }) {
      if (waiting.length === 0) return null
      const { pathname } = new URL(url, 'http://localhost')
      const found = waiting.find(({ planned }) => isMeant(planned, method, pathname))
      if (found === undefined) return null
      found.left -= 1
      waiting = waiting.filter(({ left }) => left > 0)
      return found.planned
    },
  }
}

function isMeant({ path, method }: CallPattern, calledMethod: string, calledPath: string): boolean {
  if (calledPath.startsWith('/__test/')) return false
  if (method !== undefined && method.toUpperCase() !== calledMethod) return false
  return path === undefined ? calledPath.startsWith('/api/') : calledPath.startsWith(path)
}

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

/** Of a request that comes in over Node: what tells its length, its bytes, and the way that they come. */
interface Incoming {
  readonly headers: { readonly 'content-length'?: string | undefined }
  readonly socket: { resetAndDestroy: () => unknown }
  on(event: 'data', take: (chunk: { readonly byteLength: number }) => void): unknown
}

/** Takes so much of a request's body and then breaks the connection, without an answer. @param percent of its bytes */
export function cutBody(request: Incoming, percent: number): void {
  const due = Math.ceil((Number(request.headers['content-length'] ?? 0) * percent) / 100)
  let read = 0
  const take = (bytes: number) => {
    read += bytes
    if (read >= due) request.socket.resetAndDestroy()
  }
  request.on('data', ({ byteLength }) => take(byteLength))
  take(0)
}
