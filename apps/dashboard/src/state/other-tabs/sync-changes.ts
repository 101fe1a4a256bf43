import { logError } from '../../lib/logger.ts'
import type { Session } from '../session.ts'
import type { Change } from '../tabs/share-change.ts'

/**
 * Shows the changes of other tabs of the account. The code is loaded with the first change.
 *
 * @returns stops it
 * @see BY-39
 */
export function startSyncingChanges(session: Session): () => void {
  const stop = session.platform.tabs?.watch((message) => {
    if (!isChangeOf(session, message)) return
    import('./apply-change.ts')
      .then(({ applyChangeAtom }) => session.store.set(applyChangeAtom, session, message.change))
      .catch((error: unknown) => logError('a change from another tab could not be applied', error))
  })
  return () => stop?.()
}

/** Checks only the key, because only this app posts to its channel, and the channel has its version in its name. */
function isChangeOf(
  { key }: Session,
  message: unknown,
): message is { readonly key: string; readonly change: Change } {
  return typeof message === 'object' && message !== null && 'key' in message && message.key === key
}
