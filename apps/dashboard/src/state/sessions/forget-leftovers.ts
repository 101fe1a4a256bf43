import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { accountStorageKey, forgetAccount } from '../../lib/account-storage.ts'
import { platformAtom } from '../app-store.ts'
import { hasEndedSignIn, keptAccounts } from './forget-account.ts'
import { forgetOldApps } from './sign-in.ts'

/**
 * Forgets what is left of accounts that are no longer signed in: a browser that ended in the middle of a sign-out, or
 * an earlier release that wrote once more after it. Accounts of the page's own server stay, since a page that tells who
 * is signed in there may be missing for once; so does the layout of an account whose token was revoked; and so do
 * drafts, which are kept elsewhere, on purpose.
 *
 * @see SES-17
 */
export const forgetLeftoversAtom = atom(null, (get) => {
  const platform = get(platformAtom)
  const { storage, location } = platform
  const { host } = new URL(location.href())
  const isLeft = (key: AccountKey) =>
    !key.endsWith(`@${host}`) &&
    !hasEndedSignIn(storage, key) &&
    storage.read(accountStorageKey(key, 'session')) === null
  for (const key of keptAccounts(storage).filter(isLeft)) forgetAccount(platform, key)
  forgetOldApps(storage)
})
