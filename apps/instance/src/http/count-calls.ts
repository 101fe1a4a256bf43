import type { Clock } from '../clock.ts'
import { hashSecret } from '../oauth/secrets.ts'
import { bearerOf } from '../oauth/tokens.ts'
import { type Allowance, createRateLimit, type RateLimit } from './rate-limit.ts'
import type { RateLimits } from './rate-rules.ts'

export interface CallCounter {
  /** Counts one call, where it is one of those that count. @returns what is left after it; null where nothing is counted */
  count(request: Request, caller: string): CountedCall | null
}

export interface CountedCall extends Allowance {
  readonly isWithin: boolean
}

/** @param limits how much of everything there is */
export function createCallCounter(clock: Clock, limits: RateLimits): CallCounter {
  const calls = createRateLimit(clock, limits.calls)
  const address = createRateLimit(clock, limits.address)
  const uploads = createRateLimit(clock, limits.uploads)
  const signIns = createRateLimit(clock, limits.signIns)

  const countedBy = (
    request: Request,
    caller: string,
  ): readonly (readonly [RateLimit, string])[] => {
    const { pathname } = new URL(request.url)
    const isApi = pathname.startsWith('/api/')
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
    if (!isApi && !isWrite) return []
    const token = bearerOf(request)
    const who = token === null ? caller : hashSecret(token)
    return [
      [address, caller],
      ...(isApi ? ([[calls, who]] as const) : []),
      ...(isWrite && UPLOADS.test(pathname) ? ([[uploads, who]] as const) : []),
      ...(isWrite && SIGN_IN.test(pathname) ? ([[signIns, caller]] as const) : []),
    ]
  }

  return {
    count(request, caller) {
      const counted = countedBy(request, caller)
      const tightest = counted
        .map(([limit, who]) => limit.look(who))
        .toSorted((a, b) => a.left - b.left)[0]
      if (tightest === undefined) return null
      if (tightest.left === 0) return { ...tightest, isWithin: false }
      for (const [limit, who] of counted) limit.spend(who)
      return { ...tightest, left: tightest.left - 1, isWithin: true }
    },
  }
}

const UPLOADS = /^\/api\/v\d\/media\/?$/
const SIGN_IN = /^\/(?:api\/v1\/apps|oauth\/token|oauth\/authorize)\/?$/

/** Puts into the headers what is left, as Mastodon does. */
export function tellAllowance(headers: Headers, { limit, left, resetAt }: Allowance): void {
  headers.set('X-RateLimit-Limit', String(limit))
  headers.set('X-RateLimit-Remaining', String(left))
  headers.set('X-RateLimit-Reset', new Date(resetAt).toISOString())
}
