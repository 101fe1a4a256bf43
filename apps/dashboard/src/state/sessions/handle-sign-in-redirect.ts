import { atom } from 'jotai/vanilla'
import { logError } from '../../lib/logger.ts'
import { platformAtom } from '../app-store.ts'
import type { OpenedSessions } from './open-session.ts'
import { isSignInRedirect, PENDING_KEY } from './sign-in-redirect.ts'

/**
 * Completes a sign-in if the address is an OAuth redirect. The code is loaded on demand, because this is rare. If it
 * cannot be loaded, the parameters stay in the address for the next attempt.
 *
 * @param hasOthers whether other accounts must not wait long for it
 * @returns the sign-in that goes on; null if there is none or it has ended
 */
export const handleSignInRedirectAtom = atom(null, async (get, set, hasOthers: boolean) => {
  const { location, tabStorage } = get(platformAtom)
  const { searchParams } = new URL(location.href())
  const isAwaited = searchParams.has('state') || tabStorage.read(PENDING_KEY) !== null
  if (!isAwaited || !isSignInRedirect(searchParams)) return NO_SIGN_IN
  try {
    const { completeInTimeAtom } = await import('./complete-sign-in.ts')
    return await set(completeInTimeAtom, hasOthers)
  } catch (error) {
    logError('the sign-in could not be completed', error)
    return NO_SIGN_IN
  }
})

const NO_SIGN_IN: Pick<OpenedSessions, 'signingIn'> = { signingIn: null }
