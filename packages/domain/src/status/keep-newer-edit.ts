import type { StatusRecord } from '../entities/status.ts'
import { parseKnownDate } from '../time/parse-date.ts'
import { hasSameOptions } from './poll-vote.ts'

/**
 * Keeps the content of a known record if the received one is older, because that response may have been sent before
 * an edit was streamed. Counters and own flags are taken from the received one. Never throws.
 */
export function keepNewerEdit(known: StatusRecord, received: StatusRecord): StatusRecord {
  if (!isEditedLater(known, received)) return received
  const { replies_count, reblogs_count, favourites_count } = received
  const { favourited, reblogged, bookmarked, muted, pinned } = received
  const isSamePoll =
    known.poll !== null && received.poll !== null && hasSameOptions(known.poll, received.poll)
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
    poll: isSamePoll ? received.poll : known.poll,
  }
}

/** Whether the known edit is later. False without a valid date. */
function isEditedLater(known: StatusRecord, received: StatusRecord): boolean {
  const knownAt = parseKnownDate(known.edited_at)
  if (knownAt === null) return false
  if (received.edited_at === null) return true
  const receivedAt = parseKnownDate(received.edited_at)
  return receivedAt !== null && knownAt > receivedAt
}
