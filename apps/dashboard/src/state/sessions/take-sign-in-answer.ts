import { atom } from 'jotai/vanilla'
import { signOut } from '@colonnade/api-client/oauth'
import { platformAtom } from '../app-store.ts'
import { keyOf, storedSession, storeSession } from '../stored-session.ts'
import { finishSignInAtom } from './sign-in.ts'

/** Takes the answer in the address and keeps the sign-in; one that led nowhere has told why. */
export const takeSignInAnswerAtom = atom(null, async (get, set): Promise<void> => {
  const signedIn = await set(finishSignInAtom)
  if (signedIn === null) return
  const { storage, fetch } = get(platformAtom)
  const former = storedSession(storage, keyOf(signedIn))
  storeSession(storage, { ...signedIn, initialState: null })
  // Nobody could end it any more: here it is forgotten, and elsewhere nobody knows it.
  if (former !== null && former.accessToken !== signedIn.accessToken)
    void signOut({ ...former, fetch })
})
