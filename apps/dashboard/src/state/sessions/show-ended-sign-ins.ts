import { atom } from 'jotai/vanilla'
import { platformAtom } from '../app-store.ts'
import { sessionsAtom } from '../sessions.ts'
import { showMessageAtom } from '../ui/messages.ts'
import { type EndedSignIn, endedSignInsAtom, storeEndedSignIn } from './remove-account-data.ts'
import { beginSignInAtom, signInErrorAtom } from './sign-in.ts'

/** Shows a toast for each account whose sign-in has ended, while another account is open. */
export const showEndedSignInsAtom = atom(null, (get, set) => {
  if (get(sessionsAtom).length === 0) return
  const { storage } = get(platformAtom)
  for (const ended of get(endedSignInsAtom).filter(({ isAnnounced }) => !isAnnounced)) {
    storeEndedSignIn(storage, { ...ended, isAnnounced: true })
    set(offerSignInAtom, ended)
  }
})

/** Shows the toast again if the sign-in could not start. */
const offerSignInAtom = atom(null, (_get, set, ended: EndedSignIn) => {
  const beginSignIn = atom(null, async (get, setAgain) => {
    await setAgain(beginSignInAtom, ended.origin)
    if (get(signInErrorAtom) !== null) setAgain(offerSignInAtom, ended)
  })
  set(showMessageAtom, {
    kind: 'sign-in-ended',
    text: new URL(ended.origin).host,
    stays: true,
    action: { run: () => void set(beginSignIn) },
  })
})
