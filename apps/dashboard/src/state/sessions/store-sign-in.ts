import { atom } from 'jotai/vanilla'
import { signOut, type SignedIn } from '@colonnade/api-client/oauth'
import { accountKey, type AccountKey } from '@colonnade/domain/entities'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../app-store.ts'
import { addedAccountAtom } from '../sessions.ts'
import {
  findStoredSessions,
  getAccountKey,
  readStoredSession,
  storeSession,
} from '../stored-session.ts'
import { showMessageAtom } from '../ui/messages.ts'
import { readPageSession } from './session-source.ts'

/** Stores a sign-in. The former token of the same account is revoked. */
export const storeSignInAtom = atom(null, (get, set, signedIn: SignedIn) => {
  const platform = get(platformAtom)
  const { storage, fetch } = platform
  const key = getAccountKey(signedIn)
  const former = readStoredSession(storage, key)
  if (former !== null) set(showMessageAtom, { kind: 'already-signed-in', text: key })
  else if (hasOtherAccount(platform, key)) set(addedAccountAtom, key)
  storeSession(storage, { ...signedIn, initialState: null })
  // The former token is not stored any more, so the user could not revoke it.
  if (former !== null && former.accessToken !== signedIn.accessToken)
    void signOut({ ...former, fetch })
})

/** Whether another account is signed in. The page itself may be signed in to the same one. */
function hasOtherAccount(platform: Platform, key: AccountKey): boolean {
  const page = readPageSession(platform)
  const others = findStoredSessions(platform.storage).map(getAccountKey)
  if (page !== null) others.push(accountKey(page.username, page.host))
  return others.some((other) => other !== key)
}
