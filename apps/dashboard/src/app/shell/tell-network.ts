import { t } from '@lingui/core/macro'
import type { Network } from '../../lib/shell/network.ts'
import { platformAtom } from '../../state/app-store.ts'
import type { Session } from '../../state/session.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { readServerAtom } from '../../state/sessions/read-server.ts'
import type { Store } from '../../state/store.ts'
import { catchUp } from '../../state/streaming/catch-up.ts'
import { followedLists } from '../../state/streaming/heard-timelines.ts'
import { alertsAtom, showMessageAtom } from '../../state/ui/messages.ts'
import { isOfflineAtom } from '../../state/ui/network.ts'
import { askUnanswered } from '../../state/until-answered.ts'

/** Long enough to be read: two sentences. Unit: ms. */
const READING_MS = 6_000

/** A device that goes from one network to the next has none for a moment: not worth a word. Unit: ms. */
export const STEADY_MS = 2_000

/**
 * Says once that the network is gone, and once that it is back; columns show by themselves how they get
 * on, and ask for what they missed as soon as it is back. @returns stops it
 */
export function startTellingNetwork(app: Store, network: Network): () => void {
  const { clock } = app.get(platformAtom)
  let told = true
  let wait = () => undefined as void

  const tell = (isThere: boolean) => {
    if (isThere === told) return
    told = isThere
    app.set(isOfflineAtom, !isThere)
    // A call that failed for it has said so just now.
    if (app.get(alertsAtom).some(({ advice }) => advice?.kind === 'offline')) return
    const text = isThere
      ? t`You're back online`
      : t`You're offline. What you write is saved in this browser.`
    app.set(showMessageAtom, { kind: 'text', text, time: READING_MS })
  }
  const handleChange = (isThere: boolean) => {
    wait()
    wait = clock.after(STEADY_MS, () => tell(isThere))
    if (isThere) app.get(sessionsAtom).forEach(goOn)
  }

  tell(network.isThere())
  const stopWatching = network.watch(handleChange)
  return () => {
    wait()
    stopWatching()
    app.set(isOfflineAtom, false)
  }
}

/** What could not be asked for meanwhile, and what a start without a network did not learn of the server. */
function goOn(session: Session): void {
  void catchUp(session, followedLists(session))
  void session.store.set(readServerAtom, session)
  askUnanswered(session)
}
