import { atom } from 'jotai/vanilla'
import { defaultColumns, readSavedColumns } from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import { savedColumnsOf, savedWorkspacesOf, type ServerSettings } from '@colonnade/domain/settings'
import { type Layout, readWorkspaces, type Workspaces } from '@colonnade/domain/workspaces'
import { platformAtom } from '../app-store.ts'
import { columnsAtom } from '../columns/columns.ts'
import { joinWorkspacesAtom, layoutAtom } from '../columns/workspaces.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { serverSettingsAtom, takeSettings } from './server-settings.ts'

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

/** The workspaces in saved settings; null where there are none, or none that can be read. */
export function readSavedWorkspaces(raw: unknown, makeId: () => string): Workspaces | null {
  return readWorkspaces(savedWorkspacesOf(raw), { makeId, name: '' })
}

/** All that is saved of an account, as it was at one moment. */
export interface StateToSave {
  readonly settings: ServerSettings
  readonly layout: Layout
  readonly accounts: readonly AccountKey[]
}

export const stateToSave = (session: Session): StateToSave => ({
  settings: session.store.get(serverSettingsAtom(session)),
  layout: session.app.get(layoutAtom),
  accounts: session.app.get(sessionsAtom).map(({ key }) => key),
})
