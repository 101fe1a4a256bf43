import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { endedSignInsAtom } from './remove-account-data.ts'
import { beginSignInAtom, signInErrorAtom } from './sign-in.ts'

/**
 * Starts signing in to an account of this deck that is signed out, on the server that it was signed in to. @returns
 * whether the browser leaves for the server
 */
export const signInAgainAtom = atom(null, async (get, set, key: AccountKey): Promise<boolean> => {
  const ended = get(endedSignInsAtom).find((one) => one.key === key)
  await set(beginSignInAtom, ended?.origin ?? key.slice(key.indexOf('@') + 1))
  return get(signInErrorAtom) === null
})
