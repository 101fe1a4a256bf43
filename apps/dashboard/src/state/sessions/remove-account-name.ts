import type { AccountKey } from '@colonnade/domain/entities'
import {
  AUTHORS_KEY,
  CURRENT_ACCOUNT_KEY,
  getTabDraftKey,
  getTabReplyKey,
  WRITER_KEY,
} from '../../lib/account-storage.ts'
import type { Platform } from '../../lib/platform.ts'

/** Removes the account's name from values that belong to no account, after a sign-out by the user. */
export function removeAccountName(
  { storage, tabStorage }: Pick<Platform, 'storage' | 'tabStorage'>,
  key: AccountKey,
): void {
  tabStorage.remove(getTabDraftKey(key))
  tabStorage.remove(getTabReplyKey(key))
  if (tabStorage.read(AUTHORS_KEY)?.includes(key) === true) tabStorage.remove(AUTHORS_KEY)
  if (storage.read(WRITER_KEY) === key) storage.remove(WRITER_KEY)
  for (const place of [storage, tabStorage])
    if (place.read(CURRENT_ACCOUNT_KEY) === key) place.remove(CURRENT_ACCOUNT_KEY)
}
