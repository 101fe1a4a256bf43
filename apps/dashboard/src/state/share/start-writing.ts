import { startAskingBeforeLeaving } from '../compose/ask-before-leaving.ts'
import { startKeepingDrafts } from '../drafts/keep-drafts.ts'
import { fetchCustomEmojisAtom } from '../entities/custom-emojis.ts'
import type { Session } from '../session.ts'
import { readServerAtom } from '../sessions/read-server.ts'
import { rememberStop } from '../sessions/running-sessions.ts'
import { takeSettings } from '../settings/server-settings.ts'

const begun = new WeakSet<Session>()

/**
 * What a composer wants around it, no more: drafts that are kept, the server's own emoji, and what the
 * server offers (STA-07). It ends with the session; asked for twice, it is there once.
 */
export function startWriting(session: Session): void {
  if (begun.has(session)) return
  begun.add(session)
  takeSettings(session)
  const stops = [startKeepingDrafts(session), startAskingBeforeLeaving(session)]
  rememberStop(session, () => {
    for (const stop of stops) stop()
  })
  void session.store.set(readServerAtom, session)
  void session.store.set(fetchCustomEmojisAtom, session)
}
