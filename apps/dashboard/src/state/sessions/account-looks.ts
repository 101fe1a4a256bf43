import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import {
  type AccountColour,
  type AccountLook,
  assignAccountColours,
  readAccountLook,
} from '@colonnade/domain/accounts'
import type { AccountKey } from '@colonnade/domain/entities'
import { ACCOUNTS_PREFIX, getAccountStorageKey } from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import type { KeyValueStorage } from '../../lib/storage.ts'
import { platformAtom } from '../app-store.ts'
import { sessionsAtom } from '../sessions.ts'
import type { Store } from '../store.ts'
import { endedSignInsAtom } from './remove-account-data.ts'
import { sortAccounts } from './sort-accounts.ts'

/** Increases with each stored change of a look, also by another tab. */
const changesAtom = atom(0)

function readLook(storage: KeyValueStorage, key: AccountKey): AccountLook {
  return readAccountLook(parseJsonOrNull(storage.read(getAccountStorageKey(key, 'look'))))
}

function writeLook(storage: KeyValueStorage, key: AccountKey, look: AccountLook): void {
  storage.write(getAccountStorageKey(key, 'look'), JSON.stringify(look))
}

/** The accounts of this deck in the user's order: those that are signed in, and those whose sign-in has ended. */
export const accountKeysAtom = atom((get): readonly AccountKey[] => {
  get(changesAtom)
  const keys = [...get(sessionsAtom), ...get(endedSignInsAtom)].map(({ key }) => ({ key }))
  return sortAccounts(keys, get(platformAtom).storage).map(({ key }) => key)
})

const accountColoursAtom = atom((get): ReadonlyMap<AccountKey, AccountColour> => {
  const keys = get(accountKeysAtom)
  const { storage } = get(platformAtom)
  const colours = assignAccountColours(keys.map((key) => readLook(storage, key)))
  return new Map(keys.flatMap((key, index) => (colours[index] ? [[key, colours[index]]] : [])))
})

/** The colour of an account; null for an account that is not in this deck. @see BY-37 */
export const accountColourAtoms = atomFamily((key: AccountKey) =>
  atom((get): AccountColour | null => get(accountColoursAtom).get(key) ?? null),
)

/** Stores the current order and colours, so that they stay when accounts are added, moved or signed out. */
export const saveAccountLooksAtom = atom(null, (get, set) => {
  const keys = get(accountKeysAtom)
  set(storeLooksAtom, keys, get(accountColoursAtom))
})

const storeLooksAtom = atom(
  null,
  (get, set, keys: readonly AccountKey[], colours: ReadonlyMap<AccountKey, AccountColour>) => {
    const { storage } = get(platformAtom)
    for (const [place, key] of keys.entries())
      writeLook(storage, key, { colour: colours.get(key) ?? null, place })
    set(changesAtom, (count) => count + 1)
    set(sessionsAtom, sortAccounts(get(sessionsAtom), storage))
  },
)

/** Moves an account to another position. The colours stay. @see BY-02 */
export const moveAccountAtom = atom(null, (get, set, key: AccountKey, place: number) => {
  const others = get(accountKeysAtom).filter((other) => other !== key)
  set(storeLooksAtom, others.toSpliced(place, 0, key), get(accountColoursAtom))
})

/** Changes the colour of an account. @see BY-37 */
export const changeAccountColourAtom = atom(
  null,
  (get, set, key: AccountKey, colour: AccountColour) => {
    const colours = new Map(get(accountColoursAtom)).set(key, colour)
    set(storeLooksAtom, get(accountKeysAtom), colours)
  },
)

/** Applies what other tabs store. @returns stops it */
export const startSyncingAccountLooks = (app: Store): (() => void) =>
  app.get(platformAtom).storage.watch((name) => {
    if (!isLookKey(name)) return
    app.set(changesAtom, (count) => count + 1)
    app.set(sessionsAtom, (sessions) => sortAccounts(sessions, app.get(platformAtom).storage))
  })

const isLookKey = (name: string) => name.startsWith(`${ACCOUNTS_PREFIX}/`) && name.endsWith('/look')
