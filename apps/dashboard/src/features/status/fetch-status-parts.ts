import { latePart } from '../../ui/later/late-part.ts'
import { blurredPicture, gifVideo, replyReason, statusPoll } from './late-parts.ts'

/** A quoted post holds the parts of a post itself: it stays out of the file that those import. */
export const storedQuote = latePart(
  async () => (await import('./quote/StoredQuote.tsx')).StoredQuote,
)

/** Fetches what only some posts show, before the network may be lost. Never rejects. */
export function fetchStatusParts(): Promise<unknown> {
  return Promise.allSettled(
    [blurredPicture, gifVideo, replyReason, statusPoll, storedQuote].map((part) => part.load()),
  )
}
