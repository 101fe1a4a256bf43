import { atom } from 'jotai/vanilla'
import { countEmojiUse } from '@colonnade/domain/emoji'
import type { Session } from '../session.ts'
import { changeServerSettingAtom, serverSettingsAtom } from '../settings/server-settings.ts'

/** An emoji was picked: it is counted, and the settings are saved with the count (EMO-11, SUG-09). */
export const countEmojiUseAtom = atom(null, (get, set, session: Session, id: string) => {
  const { frequentlyUsedEmojis } = get(serverSettingsAtom(session))
  const uses = countEmojiUse(frequentlyUsedEmojis, id)
  set(changeServerSettingAtom, session, ['frequentlyUsedEmojis'], uses)
})
