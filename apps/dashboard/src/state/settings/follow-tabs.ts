import { atom } from 'jotai/vanilla'
import { type Column, readSavedColumns } from '@colonnade/domain/columns'
import { parseServerSettings, savedColumnsOf } from '@colonnade/domain/settings'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { platformAtom } from '../app-store.ts'
import { columnsAtom } from '../columns/columns.ts'
import { followLayoutAtom } from '../columns/workspaces.ts'
import { isSameRecord } from '../entities/ingest.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import type { Store } from '../store.ts'
import { readSavedWorkspaces } from './load-settings.ts'
import { readLocalCopy, serverSettingsAtom, settingsSavedAtAtom } from './server-settings.ts'

const followingAtom = atom(false)

/** Whether settings change because another tab changed them: that one saves them. */
export const isFollowingAtom = atom((get) => get(followingAtom))

/** Takes over columns, workspaces and settings whenever another tab has changed its copy of them. @returns stops it */
export function startFollowingTabs(app: Store): () => void {
  const { storage } = app.get(platformAtom)
  return storage.watch((key) => {
    const settings = (session: Session) => accountStorageKey(session.key, 'settings')
    const changed = app.get(sessionsAtom).find((session) => settings(session) === key)
    if (changed !== undefined) asFollowing(app, () => follow(app, changed))
  })
}

/** Does here what another tab has done: that one saves it. */
export function asFollowing(app: Store, work: () => void): void {
  app.set(followingAtom, true)
  work()
  app.set(followingAtom, false)
}

/** All accounts at once: a tab writes each one's copy, and every copy tells of the others' columns. */
function follow(app: Store, changed: Session): void {
  for (const session of app.get(sessionsAtom)) takeSettings(session)
  const { storage, uuid } = changed.platform
  const copy = readLocalCopy(storage, changed.key)
  if (copy !== null) {
    app.set(followLayoutAtom, readSavedWorkspaces(copy.data, uuid), copiedColumns(app))
  }
}

function takeSettings(session: Session): void {
  const copy = readLocalCopy(session.platform.storage, session.key)
  if (copy === null) return
  const settings = parseServerSettings(copy.data)
  const now = session.store.get(serverSettingsAtom(session))
  if (!isSameRecord(settings, now)) session.store.set(serverSettingsAtom(session), settings)
  session.store.set(settingsSavedAtAtom(session), copy.savedAt)
}

/** What did not change stays the very same column. */
function copiedColumns(app: Store): readonly Column[] {
  const now = app.get(columnsAtom)
  return app.get(sessionsAtom).flatMap(({ key, platform }) => {
    const own = now.filter(({ accountKey }) => accountKey === key)
    const copy = readLocalCopy(platform.storage, key)
    const copied = copy && readSavedColumns(savedColumnsOf(copy.data), key, platform.uuid)
    return (copied ?? own).map((column) => own.find((one) => isSameRecord(one, column)) ?? column)
  })
}
