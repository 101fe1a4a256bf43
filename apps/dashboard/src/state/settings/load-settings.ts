import { atom } from 'jotai/vanilla'
import { defaultColumns, readSavedColumns } from '@colonnade/domain/columns'
import { parseServerSettings, savedColumnsOf } from '@colonnade/domain/settings'
import { columnsAtom } from '../columns/columns.ts'
import { perSession, type Session } from '../session.ts'
import { readLocalCopy } from './local-copy.ts'
import { serverSettingsAtom } from './server-settings.ts'

/** Whether the server has all that was changed here. Written by loading and saving only. */
export const settingsSavedAtom = perSession(() => atom(true))

/**
 * Takes over an account's settings at the start. The server's copy wins, unless this browser holds
 * changes that never got there; without either, the default columns stand (SET-04).
 */
export const loadSettingsAtom = atom(null, (_get, set, session: Session) => {
  const { storage, uuid } = session.platform
  const local = readLocalCopy(storage, session.key)
  const remote = session.initialState.settings ?? null
  const isLocalNewer = local !== null && (!local.saved || remote === null)
  const raw = isLocalNewer ? local.data : remote
  set(serverSettingsAtom(session), parseServerSettings(raw))
  const saved = readSavedColumns(savedColumnsOf(raw), session.key, uuid)
  const columns = saved ?? defaultColumns(session.key, uuid)
  session.app.set(columnsAtom, (others) => [
    ...others.filter((column) => column.accountKey !== session.key),
    ...columns,
  ])
  set(settingsSavedAtom(session), !isLocalNewer || local.saved)
})
