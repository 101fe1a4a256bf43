import { atom } from 'jotai/vanilla'
import { platformAtom } from '../app-store.ts'
import { finishSignInAtom } from './sign-in.ts'
import { storeSession } from './stored-session.ts'

/** Takes the answer in the address and keeps the sign-in; one that led nowhere has told why. */
export const takeSignInAnswerAtom = atom(null, async (get, set): Promise<void> => {
  const signedIn = await set(finishSignInAtom)
  if (signedIn === null) return
  storeSession(get(platformAtom).storage, { ...signedIn, initialState: null })
})
