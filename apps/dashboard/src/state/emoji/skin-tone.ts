import { atom } from 'jotai/vanilla'
import { toSkinTone, type SkinTone } from '@colonnade/domain/emoji'
import { perSession, type Session } from '../session.ts'
import { changeServerSettingAtom, serverSettingsAtom } from '../settings/server-settings.ts'

/** The tone that emoji of people are picked in (EMO-07). */
export const skinToneAtom = perSession((session) =>
  atom((get) => toSkinTone(get(serverSettingsAtom(session)).skinTone)),
)

/** Kept with the account's settings. */
export const chooseSkinToneAtom = atom(null, (_get, set, session: Session, tone: SkinTone) => {
  set(changeServerSettingAtom, session, ['skinTone'], tone)
})
