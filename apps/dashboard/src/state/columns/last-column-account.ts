import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { platformAtom } from '../app-store.ts'
import { sessionsAtom } from '../sessions.ts'

/** The account in this tab; null before a column was added. */
const chosenAtom = atom<AccountKey | null>(null)

/**
 * The signed-in account whose column was added last, in this tab, otherwise in this browser; null if there is none.
 *
 * @see BY-02
 */
export const lastColumnAccountAtom = atom((get): AccountKey | null => {
  const keys = get(sessionsAtom).map(({ key }) => key)
  const { storage } = get(platformAtom)
  const chosen = get(chosenAtom)
  if (chosen !== null && keys.includes(chosen)) return chosen
  return keys.find((key) => storage.read(getAccountStorageKey(key, 'adds')) !== null) ?? null
})

/** Stores it. The mark is part of the account's data, so that signing out removes it. */
export const saveColumnAccountAtom = atom(null, (get, set, chosen: AccountKey) => {
  const { storage } = get(platformAtom)
  const keys = get(sessionsAtom).map(({ key }) => key)
  set(chosenAtom, chosen)
  if (keys.length === 1) return
  for (const key of keys.filter((one) => one !== chosen))
    storage.remove(getAccountStorageKey(key, 'adds'))
  storage.write(getAccountStorageKey(chosen, 'adds'), '1')
})
