import { startConfirmingBeforeLeaving } from '../compose/confirm-before-leaving.ts'
import { startSavingDrafts } from '../drafts/save-drafts.ts'
import { fetchCustomEmojisAtom } from '../entities/custom-emojis.ts'
import type { Session } from '../session.ts'
import { fetchInstanceAtom } from '../sessions/fetch-instance.ts'
import { setSessionCleanup } from '../sessions/stop-session.ts'
import { loadStoredSettings } from '../settings/server-settings.ts'

const startedSessions = new WeakSet<Session>()

/**
 * Starts what a composer needs: saving drafts, the server's custom emojis and its capabilities (STA-07). It ends with
 * the session. A second call does nothing.
 */
export function startComposer(session: Session): void {
  if (startedSessions.has(session)) return
  startedSessions.add(session)
  loadStoredSettings(session)
  const stops = [startSavingDrafts(session), startConfirmingBeforeLeaving(session)]
  setSessionCleanup(session, () => {
    for (const stop of stops) stop()
  })
  void session.store.set(fetchInstanceAtom, session)
  void session.store.set(fetchCustomEmojisAtom, session)
}
