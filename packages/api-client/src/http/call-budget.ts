/** How many calls the server still grants, as it said last. */
export interface CallBudget {
  /** Calls left until `resetAt`; null while the server has said nothing. */
  readonly left: number | null
  /** Milliseconds since the epoch. */
  readonly resetAt: number | null
}

export interface BudgetKeeper {
  readonly budget: CallBudget
  /** Takes in what a response says. */
  readonly note: (response: Response) => void
  /** Milliseconds that what nobody asked for has to wait; 0 when it may go. */
  readonly pause: () => number
}

/** What a 429 without a date costs. */
const DEFAULT_PAUSE_MS = 60_000

/** One per client, so one per account: that is how servers count. @param now milliseconds since the epoch */
export function createBudgetKeeper(now: () => number): BudgetKeeper {
  const state: { left: number | null; resetAt: number | null } = { left: null, resetAt: null }
  return {
    budget: state,
    note(response) {
      const left = readCount(response.headers.get('x-ratelimit-remaining'))
      const resetAt = readReset(response.headers, now())
      if (response.status === 429) {
        state.left = 0
        state.resetAt = resetAt ?? now() + DEFAULT_PAUSE_MS
      } else if (left !== null) {
        state.left = left
        state.resetAt = resetAt
      }
    },
    pause: () =>
      state.left === 0 && state.resetAt !== null ? Math.max(0, state.resetAt - now()) : 0,
  }
}

/** Mastodon states a date, GoToSocial seconds since the epoch, proxies the seconds to wait. */
function readReset(headers: Headers, now: number): number | null {
  const reset = headers.get('x-ratelimit-reset')
  if (reset !== null) {
    const seconds = readCount(reset)
    const at = seconds === null ? Date.parse(reset) : seconds * 1000
    if (!Number.isNaN(at)) return at
  }
  const wait = readCount(headers.get('retry-after'))
  return wait === null ? null : now + wait * 1000
}

const readCount = (raw: string | null): number | null =>
  raw !== null && /^\d+$/.test(raw.trim()) ? Number(raw) : null
