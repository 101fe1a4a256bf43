import { atom } from 'jotai/vanilla'
import { buildEmojiIndex, pickerEmojis } from '@colonnade/domain/emoji'
import { customEmojisAtom } from '../entities/custom-emojis.ts'
import { perSession } from '../session.ts'

/** The instance's own emoji as the picker shows them (EMO-01). */
export const ownEmojisAtom = perSession((session) =>
  atom((get) => pickerEmojis(get(customEmojisAtom(session)), session.meta.auto_play_gif)),
)

/** The same, ready for the search. */
export const ownEmojiIndexAtom = perSession((session) =>
  atom((get) => buildEmojiIndex(get(ownEmojisAtom(session)))),
)
