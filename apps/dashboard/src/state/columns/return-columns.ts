import { atom } from 'jotai/vanilla'
import type { Column } from '@colonnade/domain/columns'
import type { Workspaces } from '@colonnade/domain/workspaces'
import { sessionsAtom } from '../sessions.ts'
import { columnsAtom } from './columns.ts'
import { changeWorkspacesAtom } from './workspaces.ts'

/**
 * Brings removed columns back. An account that has signed out since takes its own along.
 *
 * @param restore says where they stand; what was laid out meanwhile stays as it is
 */
export const returnColumnsAtom = atom(
  null,
  (get, set, removed: readonly Column[], restore: (workspaces: Workspaces) => Workspaces) => {
    const there = new Set(get(columnsAtom).map(({ uuid }) => uuid))
    const signedIn = new Set(get(sessionsAtom).map(({ key }) => key))
    const returning = removed.filter(
      ({ uuid, accountKey }) => !there.has(uuid) && signedIn.has(accountKey),
    )
    set(changeWorkspacesAtom, restore)
    set(columnsAtom, (others) => [...others, ...returning])
  },
)
