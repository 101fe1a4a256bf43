import { ApiError } from '../http/api-error.ts'
import type { Answer, CallPriority, Send, Sending } from '../http/send.ts'
import { createWatchers, throwLater } from '../watchers.ts'
import { type Allowance, type CallBudget, stretchOver } from './call-budget.ts'
import { createCallQueue } from './call-queue.ts'
import {
  type CallFamily,
  createFamilyCounts,
  FAMILY_LIMITS,
  familyOf,
  PAGED_ALLOWANCE,
} from './family-counts.ts'
import {
  afterReset,
  readRate,
  readReset,
  reserveOf,
  UNCOUNTED,
  withOneSpent,
  withRate,
} from './general-count.ts'
import { type CountedCall, whoseCount } from './whose-count.ts'

/** Refreshes under way at once: a deck of thirty columns comes back in turns, the user's calls between. */
export const REFRESHES_AT_ONCE = 4

/**
 * No pause is longer than the longest window of what it pauses: a date that lies further ahead is one by another clock.
 * @see Mastodon `rack_attack.rb`
 */
const longestPauseMs = (whose: CallFamily | 'general'): number =>
  FAMILY_LIMITS[whose === 'general' ? 'paged' : whose].windowMs

/** A clock that stands further back than it did was set: what ends by it might not for hours. */
const SET_BACK_MS = 10_000

/** What a 429 without a date costs. */
const DEFAULT_PAUSE_MS = 60_000

const TOO_MANY = 429

export interface BudgetKeeper {
  readonly budget: CallBudget
  /**
   * Lets a call go: the user's at once, others when it is their turn.
   *
   * @returns null when it may go now; every call that goes must `leave`
   * @throws ApiError 429 with its `retryAt`, or `aborted`: then nothing may be sent
   */
  readonly enter: (
    call: CountedCall,
    priority: CallPriority,
    signal: AbortSignal | undefined,
  ) => Promise<void> | null
  /** @param isGivenUp nobody waited for the answer: the server has counted the call all the same */
  readonly leave: (priority: CallPriority, isGivenUp?: boolean) => void
  /** Takes in what a response says. @returns when to come back after a 429, else null */
  readonly note: (call: CountedCall, response: Response) => number | null
}

/**
 * One per client, so one per account: that is how servers count.
 *
 * @param clock milliseconds since the epoch; where it is set back, what was counted by it is forgotten: a server that still
 *   refuses says so once more
 * @param report gets what a watcher throws; the window if not said
 */
export function createBudgetKeeper(
  clock: () => number,
  report: (error: unknown) => void = throwLater,
): BudgetKeeper {
  const queue = createCallQueue(REFRESHES_AT_ONCE)
  const families = createFamilyCounts()
  const watchers = createWatchers<void>(report)
  let general = UNCOUNTED
  let isCounted = false
  let pausedUntil = 0
  let inFlight = 0
  let readAt = Number.NEGATIVE_INFINITY

  function now(): number {
    const at = clock()
    if (at < readAt - SET_BACK_MS) {
      general = { ...general, left: general.limit, resetAt: null }
      pausedUntil = 0
      families.forget()
    }
    readAt = at
    return at
  }

  const current = () => afterReset(general, now())
  const left = () => {
    const count = current()
    return count.left === null ? null : Math.max(0, count.left - inFlight)
  }

  function refuseIfClosed({ family }: CountedCall): void {
    const at = now()
    const until = Math.max(pausedUntil, families.closedUntil(family))
    if (until > at) throw tooMany(until)
  }

  /** What would be refused for certain is not sent: servers count that too. */
  function refuseIfEmpty(): void {
    if (left() === 0) throw tooMany(current().resetAt ?? now() + DEFAULT_PAUSE_MS)
  }

  /** What is the user's share is not spent on what nobody asked for. @returns 0 where nothing is spent */
  function spentUntil(family: CountedCall['family']): number {
    if (!isCounted) return 0
    const { limit, resetAt } = current()
    const rest = left()
    if (rest !== null && rest <= reserveOf(limit ?? rest))
      return resetAt ?? now() + DEFAULT_PAUSE_MS
    return families.roomAt(family, now())
  }

  function refuseIfSpent({ family }: CountedCall): void {
    const until = spentUntil(family)
    if (until > now()) throw tooMany(until)
  }

  function send({ family }: CountedCall): void {
    inFlight += 1
    families.add(family, now())
    watchers.tell()
  }

  function allowances(): readonly Allowance[] {
    const { limit, resetAt } = current()
    const rest = left()
    const at = now()
    return [
      { left: 0, until: pausedUntil },
      ...(rest !== null && resetAt !== null
        ? [{ left: rest - reserveOf(limit ?? rest), until: resetAt }]
        : []),
      ...(isCounted
        ? pagedAllowances(families.pagesLeft(at), families.roomAt('paged', at), at)
        : []),
    ]
  }

  return {
    budget: {
      get left() {
        return left()
      },
      get limit() {
        return general.limit
      },
      get resetAt() {
        return current().resetAt
      },
      get pausedUntil() {
        const at = now()
        return pausedUntil > at ? pausedUntil : null
      },
      get heldUntil() {
        const at = now()
        const until = Math.max(pausedUntil, families.closedUntil('paged'), spentUntil('paged'))
        return until > at ? until : null
      },
      get waiting() {
        return queue.waiting()
      },
      get inFlight() {
        return inFlight
      },
      stretch: (baseMs, callers) => stretchOver(allowances(), baseMs, callers, now()),
      watch: watchers.add,
    },
    enter(call, priority, signal) {
      refuseIfClosed(call)
      if (priority === 'user') {
        refuseIfEmpty()
        send(call)
        return null
      }
      refuseIfSpent(call)
      const turn = queue.enter(priority, signal).then(() => {
        try {
          refuseIfClosed(call)
          refuseIfSpent(call)
        } catch (error) {
          queue.leave()
          throw error
        }
        send(call)
      })
      watchers.tell()
      return turn
    },
    leave(priority, isGivenUp = false) {
      inFlight -= 1
      if (isGivenUp) general = withOneSpent(general, now())
      if (priority !== 'user') queue.leave()
      watchers.tell()
    },
    note(call, response) {
      const at = now()
      const rate = readRate(response.headers, at)
      if (rate !== null) isCounted = true
      const said = readReset(response.headers, at)
      const known = { limit: general.limit, left: left() }
      const whose = whoseCount(call, rate ?? { limit: null, resetAt: said }, known, at)
      const latest = whose === 'own' ? Infinity : at + longestPauseMs(whose)
      const resetAt = said === null ? null : Math.min(said, latest)
      if (rate !== null && whose === 'general')
        general = withRate(general, { ...rate, resetAt }, at)
      else general = withOneSpent(general, at)
      if (response.status !== TOO_MANY) return null
      const until = resetAt !== null && resetAt > at ? resetAt : at + DEFAULT_PAUSE_MS
      if (whose === 'general') pausedUntil = Math.max(pausedUntil, until)
      else if (whose !== 'own') families.close(whose, until)
      return until
    },
  }
}

/** What is left of the pages, and no more of them in a window than are granted in one. */
function pagedAllowances(left: number, roomAt: number, now: number): readonly Allowance[] {
  const steady = { left: PAGED_ALLOWANCE.calls, until: now + PAGED_ALLOWANCE.windowMs }
  return left > 0 ? [steady] : [steady, { left: 0, until: roomAt }]
}

const tooMany = (retryAt: number): ApiError =>
  new ApiError('response', { status: TOO_MANY, serverMessage: 'Too Many Requests', retryAt })

/** Sends each call when the budget lets it go, and none that it does not. */
export function budgeted(send: Send, keeper: BudgetKeeper): Send {
  const sent = async (url: string, sending: Sending): Promise<Answer> => {
    let isGivenUp = false
    try {
      return await send(url, sending)
    } catch (error) {
      isGivenUp = error instanceof ApiError && error.kind === 'aborted'
      throw error
    } finally {
      keeper.leave(sending.priority, isGivenUp)
    }
  }
  return async (url, sending) => {
    const call = { method: sending.method, family: familyOf(sending.method, url) }
    const turn = keeper.enter(call, sending.priority, sending.signal)
    // What the user asked for leaves in the same moment: the page may be about to close.
    if (turn !== null) await turn
    return sent(url, sending)
  }
}
