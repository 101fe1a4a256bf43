import type { PollEntity } from '../entities/poll.ts'
import type { AskedPoll } from './poll-draft.ts'

/** What instances take for too soon an end. */
const SHORTEST_SECONDS = 300

/**
 * The poll of a post that is edited, asked for as it is: an edit that says nothing of it would take
 * it away, and one that says the same leaves the votes. Never throws.
 *
 * @param now in milliseconds since the epoch
 * @see BY-04
 */
export function keptPoll(poll: PollEntity, now: number): AskedPoll {
  const left = poll.expires_at === null ? 0 : (Date.parse(poll.expires_at) - now) / 1000
  return {
    options: poll.options.map(({ title }) => title),
    expires_in: Math.max(SHORTEST_SECONDS, Math.round(Number.isFinite(left) ? left : 0)),
    multiple: poll.multiple,
    hide_totals: poll.options.some(({ votes_count }) => votes_count === null),
  }
}
