import { readPlace, sortByPlace } from '@colonnade/domain/accounts'
import type { AccountKey } from '@colonnade/domain/entities'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import type { KeyValueStorage } from '../../lib/storage.ts'

/** Sorts accounts by the order that the user chose. A new account is the last. */
export const sortAccounts = <Item extends { readonly key: AccountKey }>(
  accounts: readonly Item[],
  storage: KeyValueStorage,
): readonly Item[] =>
  sortByPlace(accounts, ({ key }) =>
    readPlace(parseJsonOrNull(storage.read(getAccountStorageKey(key, 'look')))),
  )
