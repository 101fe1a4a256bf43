import { t } from '@lingui/core/macro'
import type { Network } from '../../lib/shell/network.ts'
import { platformAtom } from '../../state/app-store.ts'
import { retryFailedRequests } from '../../state/retry-until-success.ts'
import type { Session } from '../../state/session.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { fetchInstanceAtom } from '../../state/sessions/fetch-instance.ts'
import type { Store } from '../../state/store.ts'
import { backfillLists } from '../../state/streaming/backfill.ts'
import { getUpdatedLists } from '../../state/streaming/streamed-timelines.ts'
import { alertsAtom, showMessageAtom } from '../../state/ui/messages.ts'
import { isOfflineAtom } from '../../state/ui/network.ts'

/** Long enough to read two sentences. Unit: ms. */
const TOAST_MS = 6_000

/** A device that switches networks is offline for a moment, which is not reported. Unit: ms. */
export const STABLE_MS = 2_000

/**
 * Shows a toast when the network is lost and when it is back. Columns show their own state and load what they missed
 * once the network is back. @returns stops it
 */
export function startWatchingNetwork(app: Store, network: Network): () => void {
  const { clock } = app.get(platformAtom)
  let wasOnline = true
  let cancelWait = () => undefined as void

  const showNetworkState = (isThere: boolean) => {
    if (isThere === wasOnline) return
    wasOnline = isThere
    app.set(isOfflineAtom, !isThere)
    // The alert of a failed request has just reported it.
    if (app.get(alertsAtom).some(({ advice }) => advice?.kind === 'offline')) return
    const text = isThere
      ? t`You're back online`
      : t`You're offline. What you write is saved in this browser.`
    app.set(showMessageAtom, { kind: 'text', text, time: TOAST_MS })
  }
  const handleChange = (isThere: boolean) => {
    cancelWait()
    cancelWait = clock.after(STABLE_MS, () => showNetworkState(isThere))
    if (isThere) app.get(sessionsAtom).forEach(resumeSession)
  }

  showNetworkState(network.isOnline())
  const stopWatching = network.watch(handleChange)
  return () => {
    cancelWait()
    stopWatching()
    app.set(isOfflineAtom, false)
  }
}

/** Loads what was missed offline, and the server data that an offline start could not load. */
function resumeSession(session: Session): void {
  void backfillLists(session, getUpdatedLists(session))
  void session.store.set(fetchInstanceAtom, session)
  retryFailedRequests(session)
}
