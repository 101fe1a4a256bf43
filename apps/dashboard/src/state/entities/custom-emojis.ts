import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getCustomEmojis } from '@colonnade/api-client/endpoints'
import type { CustomEmojiEntity } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'

const NONE: readonly CustomEmojiEntity[] = []

/** The server's custom emojis. Written only by `fetchCustomEmojisAtom`. */
export const customEmojisAtom = perSession(() => atom(NONE))

/**
 * Fetches the custom emojis. A failure is not shown, because posts include the emojis that they use. @returns the
 * error; null on success
 */
export const fetchCustomEmojisAtom = atom(null, async (_get, set, session: Session) => {
  try {
    set(
      customEmojisAtom(session),
      await session.api.request(getCustomEmojis, {}, { skipLoading: true }),
    )
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error
  }
})
