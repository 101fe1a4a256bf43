import { atom } from 'jotai/vanilla'
import {
  buildEmojiIndex,
  countEmojiUse,
  type EmojiIndex,
  getPickerEmojis,
  type SkinTone,
  toSkinTone,
  type UnicodeEmoji,
} from '@colonnade/domain/emoji'
import type { EmojiTable } from '../../lib/emoji/emoji-table.ts'
import { platformAtom } from '../app-store.ts'
import { customEmojisAtom } from '../entities/custom-emojis.ts'
import { perSession, type Session } from '../session.ts'
import { changeServerSettingAtom, serverSettingsAtom } from '../settings/server-settings.ts'

interface LoadedEmojis extends EmojiTable {
  /** The same emojis, indexed for the search. */
  readonly index: EmojiIndex<UnicodeEmoji>
}

const emojiTableStateAtom = atom<LoadedEmojis | null>(null)

/** The Unicode emojis, for all accounts; null until they are loaded. */
export const emojiTableAtom = atom((get): LoadedEmojis | null => get(emojiTableStateAtom))

/** Loads them once. Rejects on failure. Then the next call tries again. */
export const loadEmojisAtom = atom(null, async (get, set): Promise<LoadedEmojis> => {
  const known = get(emojiTableStateAtom)
  if (known !== null) return known
  const table = await get(platformAtom).loadEmojis()
  const stock = { ...table, index: buildEmojiIndex(table.emojis) }
  set(emojiTableStateAtom, stock)
  return stock
})

/** The server's custom emojis as the picker shows them (EMO-01). */
export const ownEmojisAtom = perSession((session) =>
  atom((get) => getPickerEmojis(get(customEmojisAtom(session)), session.meta.auto_play_gif)),
)

/** The same, indexed for the search. */
export const ownEmojiIndexAtom = perSession((session) =>
  atom((get) => buildEmojiIndex(get(ownEmojisAtom(session)))),
)

/** The skin tone of picked emojis (EMO-07). */
export const skinToneAtom = perSession((session) =>
  atom((get) => toSkinTone(get(serverSettingsAtom(session)).skinTone)),
)

/** Saved with the account's settings. */
export const chooseSkinToneAtom = atom(null, (_get, set, session: Session, tone: SkinTone) => {
  set(changeServerSettingAtom, session, ['skinTone'], tone)
})

/** Counts a picked emoji and saves the count with the settings (EMO-11, SUG-09). */
export const countEmojiUseAtom = atom(null, (get, set, session: Session, id: string) => {
  const { frequentlyUsedEmojis } = get(serverSettingsAtom(session))
  const uses = countEmojiUse(frequentlyUsedEmojis, id)
  set(changeServerSettingAtom, session, ['frequentlyUsedEmojis'], uses)
})
