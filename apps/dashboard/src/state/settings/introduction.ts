import { atom } from 'jotai/vanilla'
import { shouldShowIntroduction } from '@colonnade/domain/settings'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { openModalAtom } from '../ui/modals.ts'
import { changeServerSettingAtom, serverSettingsAtom } from './server-settings.ts'

/** Opens the introduction if the account has not seen it. Beside other accounts it has no news. @see MOD-15 */
export const offerIntroductionAtom = atom(null, (get, _set, session: Session) => {
  // Includes what this browser has stored and the server has not yet.
  if (get(serverSettingsAtom(session)).onboarded) return
  if (session.app.get(sessionsAtom).length > 1) return
  if (!shouldShowIntroduction(session.initialState.settings)) return
  session.app.set(openModalAtom, { type: 'ONBOARDING', accountKey: session.key })
})

/** Marks the introduction as seen, after it was read or skipped. */
export const endIntroductionAtom = atom(null, (get, set, session: Session) => {
  if (get(serverSettingsAtom(session)).onboarded) return
  set(changeServerSettingAtom, session, ['onboarded'], true)
})
