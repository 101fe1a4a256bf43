import { atom } from 'jotai/vanilla'
import { type Column, readSavedColumns } from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import { parseServerSettings, getSavedColumns } from '@colonnade/domain/settings'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { platformAtom } from '../app-store.ts'
import { columnsAtom } from '../columns/columns.ts'
import { applyTabLayoutAtom } from '../columns/workspaces.ts'
import { isSameRecord } from '../entities/ingest.ts'
import type { Session } from '../session.ts'
import { deckAccountsAtom, sessionsAtom } from '../sessions.ts'
import type { Store } from '../store.ts'
import { readSavedWorkspaces } from './load-settings.ts'
import { readLocalCopy, serverSettingsAtom, settingsSavedAtAtom } from './server-settings.ts'

const applyingAtom = atom(false)

/** Whether settings are changing because another tab changed them. That tab saves them. */
export const isApplyingTabChangeAtom = atom((get) => get(applyingAtom))

/** Applies columns, workspaces and settings when another tab has changed its stored copy. @returns stops it */
export function startSyncingSettings(app: Store): () => void {
  const { storage } = app.get(platformAtom)
  return storage.watch((name) => {
    const changed = app
      .get(deckAccountsAtom)
      .find((key) => getAccountStorageKey(key, 'settings') === name)
    if (changed !== undefined) applyTabChange(app, () => applyStoredCopy(app, changed))
  })
}

/** Applies a change of another tab. That tab saves it. */
export function applyTabChange(app: Store, apply: () => void): void {
  app.set(applyingAtom, true)
  apply()
  app.set(applyingAtom, false)
}

/**
 * Reads all accounts at once, because a tab writes one copy per account, and each copy includes the columns of the
 * others.
 */
function applyStoredCopy(app: Store, changed: AccountKey): void {
  for (const session of app.get(sessionsAtom)) applySettings(session)
  const { storage, uuid } = app.get(platformAtom)
  const copy = readLocalCopy(storage, changed)
  if (copy !== null) {
    app.set(applyTabLayoutAtom, readSavedWorkspaces(copy.data, uuid), readColumns(app))
  }
}

function applySettings(session: Session): void {
  const copy = readLocalCopy(session.platform.storage, session.key)
  if (copy === null) return
  const settings = parseServerSettings(copy.data)
  const now = session.store.get(serverSettingsAtom(session))
  if (!isSameRecord(settings, now)) session.store.set(serverSettingsAtom(session), settings)
  session.store.set(settingsSavedAtAtom(session), copy.savedAt)
}

/** Unchanged columns keep their identity. */
function readColumns(app: Store): readonly Column[] {
  const now = app.get(columnsAtom)
  const { storage, uuid } = app.get(platformAtom)
  return app.get(deckAccountsAtom).flatMap((key) => {
    const own = now.filter(({ accountKey }) => accountKey === key)
    const copy = readLocalCopy(storage, key)
    const copied = copy && readSavedColumns(getSavedColumns(copy.data), key, uuid)
    return (copied ?? own).map((column) => own.find((one) => isSameRecord(one, column)) ?? column)
  })
}
