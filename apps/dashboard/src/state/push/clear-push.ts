import { atom } from 'jotai/vanilla'
import { logWarning } from '../../lib/logger.ts'
import type { Session } from '../session.ts'
import { pushAtom } from './push.ts'
import { forgetPush } from './stored-push.ts'

/**
 * Forgets how the account is reached here, and the browser's own part of it; a server notices by
 * itself that nobody takes what it sends (PSH-07, PSH-11).
 *
 * @returns resolves when the browser has done its part. Never rejects.
 */
export const clearPushAtom = atom(null, async (get, set, session: Session): Promise<void> => {
  const { push } = session.platform
  set(pushAtom(session), (known) => ({ ...known, subscription: null }))
  forgetPush(session)
  if (!get(pushAtom(session)).isSupported) return
  await push
    .unsubscribe(session.key)
    .catch((error: unknown) => logWarning('The browser kept its push subscription.', error))
})
