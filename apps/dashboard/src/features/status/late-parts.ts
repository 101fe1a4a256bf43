import { latePart } from '../../ui/later/late-part.ts'

/*
 * What only some posts show: it loads beside the first posts, so that those do not wait for it.
 */

export const blurredPicture = latePart(
  async () => (await import('./media/BlurredPicture.tsx')).BlurredPicture,
)

export const statusPoll = latePart(async () => (await import('./poll/StatusPoll.tsx')).StatusPoll)

export const gifVideo = latePart(async () => (await import('./media/GifVideo.tsx')).GifVideo)

export const replyReason = latePart(
  async () => (await import('./header/ReplyReason.tsx')).ReplyReason,
)
