import { lazyModule } from '../../lib/lazy-module.ts'
import { blurredPicture, gifVideo, replyReason, statusPoll } from './late-parts.ts'

/** A quoted post holds the parts of a post itself: it stays out of the file that those import. */
export const storedQuote = lazyModule(
  async () => (await import('./quote/StoredQuote.tsx')).StoredQuote,
)

/** What only some posts show: all of it is fetched before the network may be lost. */
export const statusParts = [blurredPicture, gifVideo, replyReason, statusPoll, storedQuote] as const
