import { useEffect } from 'react'
import { showWorkspaceNumber } from '@colonnade/domain/workspaces'
import { changeWorkspacesAtom } from '../../state/columns/workspaces.ts'
import { useAppAction } from '../../state/react/index.ts'
import { workspaceNumberOf } from './workspace-number.ts'

/** The keys of the deck as a whole, wherever the focus is. Dialogs and menus keep theirs to themselves. */
export function useDeckKeys(): void {
  const change = useAppAction(changeWorkspacesAtom)

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const number = workspaceNumberOf(event)
      if (number === null) return
      event.preventDefault()
      if (event.repeat) return
      change((all) => showWorkspaceNumber(all, number))
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [change])
}
