import type { PollEntity } from '../entities/poll.ts'
import { parseDate } from '../time/parse-date.ts'
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
  const left = ((parseDate(poll.expires_at) ?? now) - now) / 1000
  return {
    options: poll.options.map(({ title }) => title),
    expires_in: Math.max(SHORTEST_SECONDS, Math.round(left)),
    multiple: poll.multiple,
    hide_totals: poll.options.some(({ votes_count }) => votes_count === null),
  }
}
