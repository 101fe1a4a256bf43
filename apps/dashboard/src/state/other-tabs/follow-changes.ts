import { logError } from '../../lib/logger.ts'
import type { Session } from '../session.ts'
import type { Change } from '../tabs/share-change.ts'

/**
 * Shows here what another tab of the account changed. What applies it is loaded with the first change.
 *
 * @returns stops it
 * @see BY-39
 */
export function startFollowingChanges(session: Session): () => void {
  const stop = session.platform.tabs?.watch((message) => {
    if (!isChangeOf(session, message)) return
    import('./apply-change.ts')
      .then(({ applyChangeAtom }) => session.store.set(applyChangeAtom, session, message.change))
      .catch((error: unknown) => logError('a change of another tab is not shown', error))
  })
  return () => stop?.()
}

/** Only this program posts to its channel, and the channel has its version in its name. */
function isChangeOf(
  { key }: Session,
  message: unknown,
): message is { readonly key: string; readonly change: Change } {
  return typeof message === 'object' && message !== null && 'key' in message && message.key === key
}
