import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { removeAccountData } from '../../lib/account-storage.ts'
import { platformAtom } from '../app-store.ts'
import { sessionsAtom, sleepingAccountsAtom } from '../sessions.ts'
import { removeColumnsOfAtom } from './end-session.ts'
import type { EndedSignIn } from './remove-account-data.ts'
import { removeAccountName } from './remove-account-name.ts'
import { removeUnusedApp } from './sign-in.ts'

/**
 * Removes an account that is signed out from this browser, with its sleeping columns. Its drafts stay. Other tabs follow
 * as soon as its note is removed.
 *
 * @see BY-02
 */
export const removeEndedAccountAtom = atom(null, (get, set, { key, origin }: EndedSignIn) => {
  const platform = get(platformAtom)
  set(forgetEndedAccountAtom, key)
  removeAccountData(platform, key)
  removeAccountName(platform, key)
  removeUnusedApp(platform.storage, origin)
  // What is derived from the stored sign-ins is computed again.
  set(sessionsAtom, (sessions) => [...sessions])
})

/** Removes the sleeping columns of an account. */
export const forgetEndedAccountAtom = atom(null, (_get, set, key: AccountKey) => {
  set(sleepingAccountsAtom, key, false)
  set(removeColumnsOfAtom, key)
})
