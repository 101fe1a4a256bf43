import type { PollEntity } from '../entities/poll.ts'
import { parseDate } from '../time/parse-date.ts'

/** `open`: the reader may vote; `answered`: they did, or it is their own; `closed`: nobody can any more. */
export type PollStage = 'open' | 'answered' | 'closed'

interface PollReader {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Who asked does not answer. Servers say so themselves, but not all of them. */
  readonly isOwn: boolean
}

/** What is left to do with a poll. One without an end never closes by itself. Never throws. @see BY-05 */
export function pollStage(poll: PollEntity, { now, isOwn }: PollReader): PollStage {
  if (poll.expired || pollEnd(poll) <= now) return 'closed'
  return poll.voted || isOwn ? 'answered' : 'open'
}

/** Milliseconds since 1970; Infinity for a poll without an end, or with one that cannot be read. */
export function pollEnd({ expires_at }: Pick<PollEntity, 'expires_at'>): number {
  return parseDate(expires_at) ?? Infinity
}

type Tally = Pick<PollEntity, 'options' | 'voters_count' | 'votes_count' | 'multiple'>

/**
 * Each option's share of those who voted, 0 to 1; null where the server keeps the count to itself.
 * With several answers allowed the shares may add up to more than 1. Never throws.
 */
export function pollShares(poll: Tally): readonly (number | null)[] {
  const whole = (poll.multiple ? poll.voters_count : null) ?? poll.votes_count
  return poll.options.map(({ votes_count }) => {
    if (votes_count === null) return null
    return whole > 0 ? Math.min(1, votes_count / whole) : 0
  })
}
