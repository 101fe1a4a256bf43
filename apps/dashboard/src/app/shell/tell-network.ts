import { t } from '@lingui/core/macro'
import type { Network } from '../../lib/shell/network.ts'
import { readServerAtom } from '../../state/sessions/read-server.ts'
import { sessionsAtom } from '../../state/sessions/sessions.ts'
import type { Store } from '../../state/store.ts'
import { showNoticeAtom } from '../../state/ui/notices.ts'

/** Long enough to be read: two sentences. Unit: ms. */
const READING_MS = 6_000

/**
 * Says once that the network is gone, and once that it is back; columns show by themselves how they get
 * on. Who started without it learns then what the server offers. @returns stops it
 */
export function startTellingNetwork(app: Store, network: Network): () => void {
  let wasThere = true
  const tell = (isThere: boolean) => {
    if (isThere === wasThere) return
    wasThere = isThere
    const text = isThere
      ? t`You are back online`
      : t`You are offline. What you write is kept in this browser.`
    app.set(showNoticeAtom, { kind: 'text', text, time: READING_MS })
    if (!isThere) return
    for (const session of app.get(sessionsAtom)) void session.store.set(readServerAtom, session)
  }
  tell(network.isThere())
  return network.watch(tell)
}
