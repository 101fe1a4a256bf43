import { atom } from 'jotai/vanilla'
import { signOut } from '@colonnade/api-client/oauth'
import { platformAtom } from '../app-store.ts'
import { getAccountKey, readStoredSession, storeSession } from '../stored-session.ts'
import { finishSignInAtom } from './sign-in.ts'

/** Exchanges the code in the address and stores the sign-in. A failure is shown by `finishSignInAtom`. */
export const completeSignInAtom = atom(null, async (get, set): Promise<void> => {
  const signedIn = await set(finishSignInAtom)
  if (signedIn === null) return
  const { storage, fetch } = get(platformAtom)
  const former = readStoredSession(storage, getAccountKey(signedIn))
  storeSession(storage, { ...signedIn, initialState: null })
  // The former token is not stored any more, so the user could not revoke it.
  if (former !== null && former.accessToken !== signedIn.accessToken)
    void signOut({ ...former, fetch })
})
