import { lazyModule } from '../../lib/lazy-module.ts'
import { blurhashImage, gifVideo, replyingTo, statusPoll } from './lazy-parts.ts'

/** A quoted post contains the parts of a post, so it is kept out of the module that those import. */
export const storedQuote = lazyModule(
  async () => (await import('./quote/StoredQuote.tsx')).StoredQuote,
)

/** All lazy parts of posts. They are preloaded before the network may be lost. */
export const lazyStatusParts = [
  blurhashImage,
  gifVideo,
  replyingTo,
  statusPoll,
  storedQuote,
] as const
