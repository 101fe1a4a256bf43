import type { Clock, Schedule } from '../clock.ts'
import { createJsonResponse } from '../http/response.ts'

/** Selects upcoming requests. */
export interface RequestPattern {
  /** A path or its prefix. Matches every API request when undefined. */
  readonly path?: string
  readonly method?: string
  /** How many requests; 1 by default. */
  readonly count?: number
}

/** Planned effects on upcoming requests. Each is used up after its `count` of requests. */
export interface RequestPlan<Planned extends RequestPattern> {
  add(planned: Planned): void
  clear(): void
  /** @returns the effect that is planned for this request, and uses it up */
  take(request: Pick<Request, 'method' | 'url'>): Planned | null
}

function createRequestPlan<Planned extends RequestPattern>(): RequestPlan<Planned> {
  let waiting: { readonly planned: Planned; left: number }[] = []

  return {
    add: (planned) => void waiting.push({ planned, left: planned.count ?? 1 }),
    clear: () => {
      waiting = []
    },
    take({ method, url }) {
      if (waiting.length === 0) return null
      const { pathname } = new URL(url, 'http://localhost')
      const found = waiting.find(({ planned }) => matchesPattern(planned, method, pathname))
      if (found === undefined) return null
      found.left -= 1
      waiting = waiting.filter(({ left }) => left > 0)
      return found.planned
    },
  }
}

function matchesPattern(
  { path, method }: RequestPattern,
  requestMethod: string,
  requestPath: string,
): boolean {
  if (requestPath.startsWith('/__test/')) return false
  if (method !== undefined && method.toUpperCase() !== requestMethod) return false
  return path === undefined ? requestPath.startsWith('/api/') : requestPath.startsWith(path)
}

export interface Fault extends RequestPattern {
  /** A 429 has the rate-limit headers with the time of the next allowed request. */
  readonly status: number
  readonly error?: string
  /** After how many ms a client may retry a request that failed with 429; a minute by default. */
  readonly resetMs?: number
}

export interface Delay extends RequestPattern {
  /** How long the response is delayed, in ms. */
  readonly ms: number
}

export interface Cut extends RequestPattern {
  /** How much of the request body is read before the connection is closed, in percent. */
  readonly percent: number
}

/** Requests that will fail, be delayed or be cut off, for tests of how a client reacts. */
export interface FaultPlan {
  add(fault: Fault): void
  delay(delay: Delay): void
  cut(cut: Cut): void
  /** Also sends the delayed responses now. */
  clear(): void
  /** @returns the failure planned for this request, and uses it up */
  take(request: Request): Response | null
  /** @returns how much of its body this request may send, in percent; null when no cut is planned for it */
  takeCut(request: Pick<Request, 'method' | 'url'>): number | null
  /** Resolves immediately when no delay is planned for this request. */
  wait(request: Request): Promise<void>
}

const RESET_MS = 60_000
/** Mastodon's limit for five minutes. */
const DEFAULT_LIMIT = 300

export function createFaultPlan(clock: Clock, schedule: Schedule): FaultPlan {
  const faults = createRequestPlan<Fault>()
  const delays = createRequestPlan<Delay>()
  const cuts = createRequestPlan<Cut>()
  const held = new Set<() => void>()

  return {
    add: (fault) => faults.add(fault),
    delay: (delay) => delays.add(delay),
    cut: (cut) => cuts.add(cut),
    clear() {
      faults.clear()
      delays.clear()
      cuts.clear()
      for (const release of held) release()
    },
    take(request) {
      const fault = faults.take(request)
      if (fault === null) return null
      const { status, resetMs = RESET_MS } = fault
      const error = fault.error ?? (status === 429 ? 'Too many requests' : 'Planned failure')
      return createJsonResponse(
        { error },
        { status, headers: status === 429 ? getLimitHeaders(clock(), resetMs) : {} },
      )
    },
    takeCut: (request) => cuts.take(request)?.percent ?? null,
    async wait(request) {
      const delay = delays.take(request)
      if (delay === null) return
      await new Promise<void>((resolve) => {
        const cancel = schedule(delay.ms, () => release())
        const release = () => {
          cancel()
          held.delete(release)
          resolve()
        }
        held.add(release)
      })
    },
  }
}

/** Mastodon states the reset time in its own headers, a reverse proxy in the standard HTTP header. */
const getLimitHeaders = (now: number, resetMs: number): Record<string, string> => ({
  'X-RateLimit-Limit': String(DEFAULT_LIMIT),
  'X-RateLimit-Remaining': '0',
  'X-RateLimit-Reset': new Date(now + resetMs).toISOString(),
  'Retry-After': String(Math.ceil(resetMs / 1_000)),
})

/** The parts of a Node request that `cutBody` needs: the length of the body, its bytes and its socket. */
interface Incoming {
  readonly headers: { readonly 'content-length'?: string | undefined }
  readonly socket: { resetAndDestroy: () => unknown }
  on(event: 'data', take: (chunk: { readonly byteLength: number }) => void): unknown
}

/**
 * Reads this share of a request's body, then closes the connection without a response. @param percent of the body's
 * bytes
 */
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
