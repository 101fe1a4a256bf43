import { atom } from 'jotai/vanilla'
import { createDefaultColumns, readSavedColumns } from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import {
  getSavedColumns,
  getSavedWorkspaces,
  type ServerSettings,
} from '@colonnade/domain/settings'
import { type Layout, readWorkspaces, type Workspaces } from '@colonnade/domain/workspaces'
import { platformAtom } from '../app-store.ts'
import { columnsAtom } from '../columns/columns.ts'
import { joinWorkspacesAtom, layoutAtom } from '../columns/workspaces.ts'
import type { Session } from '../session.ts'
import { addedAccountAtom, deckAccountsAtom } from '../sessions.ts'
import { serverSettingsAtom, loadStoredSettings } from './server-settings.ts'

/** Loads an account's settings at the start. Without any stored copy the default columns show (SET-04). */
export const loadSettingsAtom = atom(null, (_get, _set, session: Session) => {
  session.app.set(applyColumnsAtom, session.key, loadStoredSettings(session))
})

/** Applies the saved columns and their layout to the deck. */
export const applyColumnsAtom = atom(null, (get, set, accountKey: AccountKey, raw: unknown) => {
  const { uuid } = get(platformAtom)
  const others = get(columnsAtom).filter((column) => column.accountKey !== accountKey)
  const existing = others.map((column) => column.uuid)
  const saved = readSavedColumns(getSavedColumns(raw), accountKey, uuid, existing)
  const all = saved ?? createDefaultColumns(accountKey, uuid)
  // An account that was added to others needs no composer, because the accounts share one.
  const isNew = get(addedAccountAtom) === accountKey || (saved === null && others.length > 0)
  const columns = isNew ? all.filter(({ id }) => id !== 'COMPOSE') : all
  set(
    joinWorkspacesAtom,
    readSavedWorkspaces(raw, uuid),
    columns.map((column) => column.uuid),
  )
  set(columnsAtom, [...others, ...columns])
})

/** Reads the workspaces of saved settings; null if there are none, or none are valid. */
export function readSavedWorkspaces(raw: unknown, makeId: () => string): Workspaces | null {
  return readWorkspaces(getSavedWorkspaces(raw), { makeId, name: '' })
}

/** Everything that is saved of an account, at one moment. */
export interface StateToSave {
  readonly settings: ServerSettings
  readonly layout: Layout
  readonly accounts: readonly AccountKey[]
}

export const getStateToSave = (session: Session): StateToSave => ({
  settings: session.store.get(serverSettingsAtom(session)),
  layout: session.app.get(layoutAtom),
  accounts: session.app.get(deckAccountsAtom),
})
