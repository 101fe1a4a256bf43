import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { CURRENT_ACCOUNT_KEY } from '../../lib/account-storage.ts'
import { platformAtom } from '../app-store.ts'
import { accountChoicesAtom } from '../sessions.ts'

/** Makes an account the current one of this tab, and of tabs that open later. @see BY-02 */
export const chooseAccountAtom = atom(null, (get, set, key: AccountKey) => {
  const { storage, tabStorage } = get(platformAtom)
  tabStorage.write(CURRENT_ACCOUNT_KEY, key)
  storage.write(CURRENT_ACCOUNT_KEY, key)
  set(accountChoicesAtom, (count) => count + 1)
})
