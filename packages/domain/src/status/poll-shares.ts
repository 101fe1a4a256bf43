import type { PollEntity } from '../entities/poll.ts'

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
