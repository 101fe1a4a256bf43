import { lazyModule } from '../../lib/lazy-module.ts'

/*
 * What only some posts show: it loads beside the first posts, so that those do not wait for it.
 */

export const blurredPicture = lazyModule(
  async () => (await import('./media/BlurredPicture.tsx')).BlurredPicture,
)

export const statusPoll = lazyModule(async () => (await import('./poll/StatusPoll.tsx')).StatusPoll)

export const gifVideo = lazyModule(async () => (await import('./media/GifVideo.tsx')).GifVideo)

export const replyReason = lazyModule(
  async () => (await import('./header/ReplyReason.tsx')).ReplyReason,
)
