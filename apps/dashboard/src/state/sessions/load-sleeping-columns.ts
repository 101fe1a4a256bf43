import { atom } from 'jotai/vanilla'
import { getSavedColumns } from '@colonnade/domain/settings'
import { platformAtom } from '../app-store.ts'
import type { Session } from '../session.ts'
import { sleepingAccountsAtom } from '../sessions.ts'
import { applyColumnsAtom } from '../settings/load-settings.ts'
import { readLocalCopy } from '../settings/server-settings.ts'
import { endedSignInsAtom } from './remove-account-data.ts'

/**
 * Loads the saved columns of accounts whose sign-in has ended, or the default ones if none were saved. They show that
 * it has, until it is renewed.
 *
 * @param sessions the accounts that are signed in, whose columns are loaded already
 * @see BY-02
 */
export const loadSleepingColumnsAtom = atom(null, (get, set, sessions: readonly Session[]) => {
  const { storage } = get(platformAtom)
  const known = new Set([...sessions.map(({ key }) => key), ...get(sleepingAccountsAtom)])
  for (const { key } of get(endedSignInsAtom)) {
    const saved = readLocalCopy(storage, key)?.data
    const columns = getSavedColumns(saved)
    if (known.has(key) || (Array.isArray(columns) && columns.length === 0)) continue
    set(sleepingAccountsAtom, key)
    set(applyColumnsAtom, key, saved)
  }
})
