import type { StatusRecord } from '../entities/status.ts'
import { parseKnownDate } from '../time/parse-date.ts'
import { offersSame } from './poll-vote.ts'

/**
 * Keeps the words of a known record when what a server tells is older: its answer may have left before an edit was
 * streamed. Counts and own flags are taken from what it tells. Never throws.
 */
export function keepEdit(known: StatusRecord, told: StatusRecord): StatusRecord {
  if (!isEditedLater(known, told)) return told
  const { replies_count, reblogs_count, favourites_count } = told
  const { favourited, reblogged, bookmarked, muted, pinned } = told
  const isSamePoll = known.poll !== null && told.poll !== null && offersSame(known.poll, told.poll)
  return {
    ...known,
    replies_count,
    reblogs_count,
    favourites_count,
    favourited,
    reblogged,
    bookmarked,
    muted,
    pinned,
    poll: isSamePoll ? told.poll : known.poll,
  }
}

/** What nobody can date is not later. */
function isEditedLater(known: StatusRecord, told: StatusRecord): boolean {
  const knownAt = parseKnownDate(known.edited_at)
  if (knownAt === null) return false
  if (told.edited_at === null) return true
  const toldAt = parseKnownDate(told.edited_at)
  return toldAt !== null && knownAt > toldAt
}
