import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { getSavedColumns } from '@colonnade/domain/settings'
import { getAccountStorageKey, removeAccountData } from '../../lib/account-storage.ts'
import type { KeyValueStorage } from '../../lib/storage.ts'
import { platformAtom } from '../app-store.ts'
import { readLocalCopy } from '../settings/server-settings.ts'
import { hasEndedSignIn, findStoredAccounts } from './remove-account-data.ts'
import { removeOldApps } from './sign-in.ts'

/**
 * Removes the data of accounts that are not signed in: left by a browser that closed during a sign-out, or by an
 * earlier release that wrote after it. Accounts of the page's own server stay, because a page may lack its initial
 * state once. The layout of an account that is signed out stays as long as it has a column. Drafts stay on purpose;
 * they are stored elsewhere.
 *
 * @see SES-17
 */
export const removeStaleDataAtom = atom(null, (get) => {
  const platform = get(platformAtom)
  const { storage, location } = platform
  const { host } = new URL(location.href())
  const isLeft = (key: AccountKey) =>
    !key.endsWith(`@${host}`) &&
    (!hasEndedSignIn(storage, key) || hasNoColumns(storage, key)) &&
    storage.read(getAccountStorageKey(key, 'session')) === null
  for (const key of findStoredAccounts(storage).filter(isLeft)) removeAccountData(platform, key)
  removeOldApps(storage)
})

/** Whether the user has removed every column of an account. */
function hasNoColumns(storage: KeyValueStorage, key: AccountKey): boolean {
  const columns = getSavedColumns(readLocalCopy(storage, key)?.data)
  return Array.isArray(columns) && columns.length === 0
}
