import { useLingui } from '@lingui/react/macro'
import type { Workspace } from '@colonnade/domain/workspaces'
import { workspacesAtom } from '../../state/columns/workspaces.ts'
import { useAppValue } from '../../state/react/index.ts'

export interface WorkspaceNames {
  /** Where there is room for a mark alone: a number for one without a name. */
  readonly short: string
  readonly full: string
}

/** What a workspace is called: one without a name goes by its number. */
export function useWorkspaceName(): (workspace: Workspace) => WorkspaceNames {
  const { t } = useLingui()
  const { list } = useAppValue(workspacesAtom)
  return ({ id, name }) => {
    const number = list.findIndex((one) => one.id === id) + 1
    if (name !== '') return { short: name, full: name }
    return { short: String(number), full: t`Workspace ${number}` }
  }
}
