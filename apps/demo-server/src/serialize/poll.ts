import { type PollEntity, pollId } from '@colonnade/domain/entities'
import type { StatusRow } from '../store/find-rows.ts'
import type { StoredPoll } from '../store/tables.ts'
import type { SerializeContext } from './account.ts'

export type PollRow = Pick<StatusRow, 'account_id'> & { readonly poll: StoredPoll | null }

/**
 * @param own the choices of the viewer. An author counts as having voted, because authors cannot vote in their own
 *   polls.
 */
export function serializePoll(
  { poll, account_id }: PollRow,
  own: readonly number[],
  { store, viewer }: SerializeContext,
): PollEntity | null {
  if (poll === null) return null
  const expired = hasEnded(poll, store.clock())
  const isHidden = poll.hidesTotals === true && !expired
  return {
    id: pollId(poll.id),
    expires_at: poll.expiresAt,
    expired,
    multiple: poll.multiple,
    votes_count: poll.options.reduce((sum, { votes }) => sum + votes, 0),
    voters_count: poll.voters,
    options: poll.options.map(({ title, votes }) => ({
      title,
      votes_count: isHidden ? null : votes,
    })),
    emojis: [],
    voted: own.length > 0 || viewer === account_id,
    own_votes: own,
  }
}

export const hasEnded = ({ expiresAt }: StoredPoll, now: number): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now
