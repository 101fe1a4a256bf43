import { atom } from 'jotai/vanilla'
import { wantsIntroduction } from '@colonnade/domain/settings'
import type { Session } from '../session.ts'
import { openModalAtom } from '../ui/modals.ts'
import { changeServerSettingAtom, serverSettingsAtom } from './server-settings.ts'

/** Opens the introduction for an account that has not seen it. @see MOD-15 */
export const offerIntroductionAtom = atom(null, (get, _set, session: Session) => {
  // What this browser saved, and the server has not yet, counts as well.
  if (get(serverSettingsAtom(session)).onboarded) return
  if (!wantsIntroduction(session.initialState.settings)) return
  session.app.set(openModalAtom, { type: 'ONBOARDING', accountKey: session.key })
})

/** Read or skipped: it does not come again. */
export const endIntroductionAtom = atom(null, (get, set, session: Session) => {
  if (get(serverSettingsAtom(session)).onboarded) return
  set(changeServerSettingAtom, session, ['onboarded'], true)
})
