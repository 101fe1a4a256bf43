import { blurredPicture, gifVideo, replyReason, statusPoll } from './late-parts.ts'
import { storedQuote } from './quote/late-quote.ts'

/** Fetches what only some posts show, before the network may be lost. Never rejects. */
export function fetchStatusParts(): Promise<unknown> {
  return Promise.allSettled(
    [blurredPicture, gifVideo, replyReason, statusPoll, storedQuote].map((part) => part.load()),
  )
}
