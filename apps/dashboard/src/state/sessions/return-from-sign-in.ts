import { atom } from 'jotai/vanilla'
import { logError } from '../../lib/logger.ts'
import { platformAtom } from '../app-store.ts'
import { isSignInAnswer, PENDING_KEY } from './sign-in-answer.ts'

/**
 * Takes the answer of a server, where the address is one. Few pages begin with one: what reads it is
 * fetched then. Where that does not arrive the answer stays in the address, for the next attempt.
 */
export const returnFromSignInAtom = atom(null, async (get, set): Promise<void> => {
  const { location, tabStorage } = get(platformAtom)
  const { searchParams } = new URL(location.href())
  const isAwaited = searchParams.has('state') || tabStorage.read(PENDING_KEY) !== null
  if (!isAwaited || !isSignInAnswer(searchParams)) return
  try {
    const { takeSignInAnswerAtom } = await import('./take-sign-in-answer.ts')
    await set(takeSignInAnswerAtom)
  } catch (error) {
    logError('the answer of the server could not be read', error)
  }
})
