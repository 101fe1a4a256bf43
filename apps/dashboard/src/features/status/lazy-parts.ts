import { lazyModule } from '../../lib/lazy-module.ts'

/* Parts that only some posts show. They load after the first posts, so that those do not wait for them. */

export const blurhashImage = lazyModule(
  async () => (await import('./media/BlurhashImage.tsx')).BlurhashImage,
)

export const statusPoll = lazyModule(async () => (await import('./poll/StatusPoll.tsx')).StatusPoll)

export const gifVideo = lazyModule(async () => (await import('./media/GifVideo.tsx')).GifVideo)

export const replyingTo = lazyModule(
  async () => (await import('./header/ReplyingTo.tsx')).ReplyingTo,
)
