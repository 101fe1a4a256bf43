import { atom } from 'jotai/vanilla'
import { defaultColumns, readSavedColumns } from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import { parseServerSettings, savedColumnsOf } from '@colonnade/domain/settings'
import { platformAtom } from '../app-store.ts'
import { columnsAtom } from '../columns/columns.ts'
import { joinWorkspacesAtom } from '../columns/workspaces.ts'
import { perSession, type Session } from '../session.ts'
import { readLocalCopy } from './local-copy.ts'
import { readSavedWorkspaces } from './saved-workspaces.ts'
import { serverSettingsAtom } from './server-settings.ts'

/** Whether the server has all that was changed here. Written by loading and saving only. */
export const settingsSavedAtom = perSession(() => atom(true))

/**
 * Takes over an account's settings at the start. The server's copy wins, unless this browser holds
 * changes that never got there; without either, the default columns stand (SET-04).
 */
export const loadSettingsAtom = atom(null, (_get, set, session: Session) => {
  const { storage } = session.platform
  const local = readLocalCopy(storage, session.key)
  const remote = session.initialState.settings ?? null
  const isLocalNewer = local !== null && (!local.saved || remote === null)
  const raw = isLocalNewer ? local.data : remote
  set(serverSettingsAtom(session), parseServerSettings(raw))
  session.app.set(takeColumnsAtom, session.key, raw)
  set(settingsSavedAtom(session), !isLocalNewer || local.saved)
})

const takeColumnsAtom = atom(null, (get, set, accountKey: AccountKey, raw: unknown) => {
  const { uuid } = get(platformAtom)
  const others = get(columnsAtom).filter((column) => column.accountKey !== accountKey)
  const taken = others.map((column) => column.uuid)
  const saved = readSavedColumns(savedColumnsOf(raw), accountKey, uuid, taken)
  const columns = saved ?? defaultColumns(accountKey, uuid)
  set(
    joinWorkspacesAtom,
    readSavedWorkspaces(raw, uuid),
    columns.map((column) => column.uuid),
  )
  set(columnsAtom, [...others, ...columns])
})
