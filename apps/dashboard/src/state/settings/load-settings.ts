import { atom } from 'jotai/vanilla'
import { defaultColumns, readSavedColumns } from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import { savedColumnsOf } from '@colonnade/domain/settings'
import { platformAtom } from '../app-store.ts'
import { columnsAtom } from '../columns/columns.ts'
import { joinWorkspacesAtom } from '../columns/workspaces.ts'
import type { Session } from '../session.ts'
import { readSavedWorkspaces } from './saved-workspaces.ts'
import { takeSettings } from './take-settings.ts'

/** Takes over an account's settings at the start; without a copy of any kind the default columns stand (SET-04). */
export const loadSettingsAtom = atom(null, (_get, _set, session: Session) => {
  session.app.set(takeColumnsAtom, session.key, takeSettings(session))
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
