/** What a response says of the calls that its server grants. */
export interface Rate {
  /** Calls in a window; null where the server does not say. */
  readonly limit: number | null
  /** Calls left until the reset. */
  readonly left: number
  /** Milliseconds since the epoch. */
  readonly resetAt: number | null
}

/** @returns null where the server counts nothing, or does not say. Never throws. */
export function readRate(headers: Headers, now: number): Rate | null {
  const left = readCount(headers.get('x-ratelimit-remaining'))
  if (left === null) return null
  return {
    left,
    limit: readCount(headers.get('x-ratelimit-limit')),
    resetAt: readReset(headers, now),
  }
}

/**
 * Proxies state the seconds to wait, which no clock can be wrong about; Mastodon a date, GoToSocial seconds since the
 * epoch.
 */
export function readReset(headers: Headers, now: number): number | null {
  const wait = readCount(headers.get('retry-after'))
  if (wait !== null) return now + wait * 1000
  const reset = headers.get('x-ratelimit-reset')
  if (reset === null) return null
  const seconds = readCount(reset)
  const at = seconds === null ? Date.parse(reset) : seconds * 1000
  return Number.isNaN(at) ? null : at
}

const readCount = (raw: string | null): number | null =>
  raw !== null && /^\d+$/.test(raw.trim()) ? Number(raw) : null
