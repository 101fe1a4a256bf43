import { atom } from 'jotai/vanilla'
import { logError } from '../../lib/logger.ts'
import { platformAtom } from '../app-store.ts'
import { isSignInRedirect, PENDING_KEY } from './sign-in-redirect.ts'

/**
 * Completes a sign-in if the address is an OAuth redirect. The code is loaded on demand, because this is rare. If it
 * cannot be loaded, the parameters stay in the address for the next attempt.
 */
export const handleSignInRedirectAtom = atom(null, async (get, set): Promise<void> => {
  const { location, tabStorage } = get(platformAtom)
  const { searchParams } = new URL(location.href())
  const isAwaited = searchParams.has('state') || tabStorage.read(PENDING_KEY) !== null
  if (!isAwaited || !isSignInRedirect(searchParams)) return
  try {
    const { completeSignInAtom } = await import('./complete-sign-in.ts')
    await set(completeSignInAtom)
  } catch (error) {
    logError('the sign-in could not be completed', error)
  }
})
