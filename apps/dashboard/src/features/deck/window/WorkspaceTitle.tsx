import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { platformAtom } from '../../../state/app-store.ts'
import { activeWorkspaceAtom, workspacesAtom } from '../../../state/columns/workspaces.ts'
import { useAppValue } from '../../../state/react/index.ts'

export interface WorkspaceTitleProps {
  /** Whether the address shows no other screen, whose name would be the title. */
  readonly isShown: boolean
}

/** Puts the name of the workspace into the title of its window. Renders nothing. */
export function WorkspaceTitle({ isShown }: WorkspaceTitleProps) {
  const { t } = useLingui()
  const { title } = useAppValue(platformAtom)
  const { id, name: given } = useAppValue(activeWorkspaceAtom)
  const number = useAppValue(workspacesAtom).list.findIndex((one) => one.id === id) + 1
  const name = given === '' ? t`Workspace ${number}` : given

  useEffect(() => {
    if (isShown) title.setScreen(name)
  }, [isShown, title, name])

  return null
}
