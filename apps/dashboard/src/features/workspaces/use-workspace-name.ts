import { useLingui } from '@lingui/react/macro'
import type { Workspace } from '@colonnade/domain/workspaces'
import { workspacesAtom } from '../../state/columns/workspaces.ts'
import { useAppValue } from '../../state/react/index.ts'

export interface WorkspaceNames {
  /** Short name for the mark: a number for an unnamed workspace. */
  readonly short: string
  readonly full: string
}

/** Returns a function that names a workspace: an unnamed one by its number. */
export function useWorkspaceName(): (workspace: Workspace) => WorkspaceNames {
  const { t } = useLingui()
  const { list } = useAppValue(workspacesAtom)
  return ({ id, name }) => {
    const number = list.findIndex((one) => one.id === id) + 1
    if (name !== '') return { short: name, full: name }
    return { short: String(number), full: t`Workspace ${number}` }
  }
}
