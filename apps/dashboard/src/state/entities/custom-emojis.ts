import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getCustomEmojis } from '@colonnade/api-client/endpoints'
import type { CustomEmojiEntity } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'

const NONE: readonly CustomEmojiEntity[] = []

/** The instance's own emoji. Written by `fetchCustomEmojisAtom` only. */
export const customEmojisAtom = perSession(() => atom(NONE))

/** A failure is silent: posts bring the emoji that they use. @returns what went wrong; null when nothing did */
export const fetchCustomEmojisAtom = atom(null, async (_get, set, session: Session) => {
  try {
    set(
      customEmojisAtom(session),
      await session.api.call(getCustomEmojis, {}, { skipLoading: true }),
    )
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error
  }
})
