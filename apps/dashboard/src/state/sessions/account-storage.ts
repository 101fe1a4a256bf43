import type { AccountKey } from '@colonnade/domain/entities'
import type { KeyValueStorage } from '../../lib/storage.ts'

const PREFIX = 'colonnade/accounts'

/** Everything kept of an account stands under one prefix, so that it can be forgotten as one. */
export const accountStorageKey = (
  key: AccountKey,
  part: 'session' | 'settings' | 'push' | 'sent' | 'tags' | 'searches' | 'places' | 'markers',
): string => `${PREFIX}/${key}/${part}`

export function forgetAccount(storage: KeyValueStorage, key: AccountKey): void {
  const prefix = `${PREFIX}/${key}/`
  for (const name of storage.keys()) if (name.startsWith(prefix)) storage.remove(name)
}

/** The texts of every account that is kept here. */
export function keptSessions(storage: KeyValueStorage): readonly string[] {
  return storage
    .keys()
    .filter((name) => name.startsWith(`${PREFIX}/`) && name.endsWith('/session'))
    .toSorted()
    .flatMap((name) => storage.read(name) ?? [])
}
