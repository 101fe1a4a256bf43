import { useLingui } from '@lingui/react/macro'
import { MenuSurface } from '../../ui/menu/MenuSurface.tsx'
import type { Popover } from '../../ui/popover/use-popover.ts'
import { useWorkspaceEntries } from './use-workspace-entries.tsx'

interface OpenWorkspaceMenuProps {
  readonly popover: Popover
}

/** The workspaces, and what can be done with the one that is shown. */
export function OpenWorkspaceMenu({ popover }: OpenWorkspaceMenuProps) {
  const { t } = useLingui()
  const entries = useWorkspaceEntries()

  return <MenuSurface popover={popover} label={t`Workspaces`} entries={entries()} />
}
