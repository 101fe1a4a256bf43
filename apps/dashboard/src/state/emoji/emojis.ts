import { atom } from 'jotai/vanilla'
import {
  buildEmojiIndex,
  countEmojiUse,
  type EmojiIndex,
  pickerEmojis,
  type SkinTone,
  toSkinTone,
  type UnicodeEmoji,
} from '@colonnade/domain/emoji'
import type { EmojiTable } from '../../lib/emoji/emoji-table.ts'
import { platformAtom } from '../app-store.ts'
import { customEmojisAtom } from '../entities/custom-emojis.ts'
import { perSession, type Session } from '../session.ts'
import { changeServerSettingAtom, serverSettingsAtom } from '../settings/server-settings.ts'

interface EmojiStock extends EmojiTable {
  /** The same emoji, ready for the search. */
  readonly index: EmojiIndex<UnicodeEmoji>
}

const stockAtom = atom<EmojiStock | null>(null)

/** The emoji of the standard, for all accounts; null until someone needs them. */
export const emojiTableAtom = atom((get): EmojiStock | null => get(stockAtom))

/** Fetches them once. Rejects where they do not arrive: then nothing is kept, and the next call tries again. */
export const loadEmojisAtom = atom(null, async (get, set): Promise<EmojiStock> => {
  const known = get(stockAtom)
  if (known !== null) return known
  const table = await get(platformAtom).loadEmojis()
  const stock = { ...table, index: buildEmojiIndex(table.emojis) }
  set(stockAtom, stock)
  return stock
})

/** The instance's own emoji as the picker shows them (EMO-01). */
export const ownEmojisAtom = perSession((session) =>
  atom((get) => pickerEmojis(get(customEmojisAtom(session)), session.meta.auto_play_gif)),
)

/** The same, ready for the search. */
export const ownEmojiIndexAtom = perSession((session) =>
  atom((get) => buildEmojiIndex(get(ownEmojisAtom(session)))),
)

/** The tone that emoji of people are picked in (EMO-07). */
export const skinToneAtom = perSession((session) =>
  atom((get) => toSkinTone(get(serverSettingsAtom(session)).skinTone)),
)

/** Kept with the account's settings. */
export const chooseSkinToneAtom = atom(null, (_get, set, session: Session, tone: SkinTone) => {
  set(changeServerSettingAtom, session, ['skinTone'], tone)
})

/** An emoji was picked: it is counted, and the settings are saved with the count (EMO-11, SUG-09). */
export const countEmojiUseAtom = atom(null, (get, set, session: Session, id: string) => {
  const { frequentlyUsedEmojis } = get(serverSettingsAtom(session))
  const uses = countEmojiUse(frequentlyUsedEmojis, id)
  set(changeServerSettingAtom, session, ['frequentlyUsedEmojis'], uses)
})
