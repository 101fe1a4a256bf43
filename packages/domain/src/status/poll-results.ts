import type { PollEntity } from '../entities/poll.ts'
import { parseDate } from '../time/parse-date.ts'

/** `open`: the user can vote; `answered`: the user has voted or is the author; `closed`: the poll has ended. */
export type PollStage = 'open' | 'answered' | 'closed'

interface PollViewer {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Whether the user is the author, who cannot vote. Some servers do not send that. */
  readonly isOwn: boolean
}

/** Returns the stage of a poll. A poll without an end never closes. Never throws. @see BY-05 */
export function getPollStage(poll: PollEntity, { now, isOwn }: PollViewer): PollStage {
  if (poll.expired || getPollEnd(poll) <= now) return 'closed'
  return poll.voted || isOwn ? 'answered' : 'open'
}

/** Returns milliseconds since 1970; Infinity for a poll without an end, or with an invalid one. */
export function getPollEnd({ expires_at }: Pick<PollEntity, 'expires_at'>): number {
  return parseDate(expires_at) ?? Infinity
}

type Tally = Pick<PollEntity, 'options' | 'voters_count' | 'votes_count' | 'multiple'>

/**
 * Returns the share of voters for each option, 0 to 1; null if the server hides the count. With multiple choice the
 * sum may exceed 1. Never throws.
 */
export function getPollShares(poll: Tally): readonly (number | null)[] {
  const total = (poll.multiple ? poll.voters_count : null) ?? poll.votes_count
  return poll.options.map(({ votes_count }) => {
    if (votes_count === null) return null
    return total > 0 ? Math.min(1, votes_count / total) : 0
  })
}
