import { atom } from 'jotai/vanilla'
import { getCustomEmojis } from '@colonnade/api-client/endpoints'
import type { CustomEmojiEntity } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'

const NONE: readonly CustomEmojiEntity[] = []

/** The instance's own emoji. Written by `fetchCustomEmojisAtom` only. */
export const customEmojisAtom = perSession(() => atom(NONE))

/** A failure is silent: posts bring the emoji that they use. */
export const fetchCustomEmojisAtom = atom(null, async (_get, set, session: Session) => {
  const emojis = await session.api
    .call(getCustomEmojis, {}, { skipLoading: true })
    .catch(() => null)
  if (emojis !== null) set(customEmojisAtom(session), emojis)
})
