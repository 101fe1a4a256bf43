import { useEffect } from 'react'
import { shownColumnsAtom } from '../../state/columns/workspaces.ts'
import { focusComposerAtom } from '../../state/compose/composer-focus.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { revealColumn } from './column-element.ts'
import type { RouteScreen } from './deck-parts.ts'

/** Whether a saved column already is what the address asks for; then that one is shown and used. */
export function useReplacement(route: RouteScreen | null): boolean {
  const columns = useAppValue(shownColumnsAtom)
  const focusComposer = useAppAction(focusComposerAtom)
  const kind = route?.replacedBy ?? null
  const uuid = kind === null ? undefined : columns.find(({ id }) => id === kind)?.uuid

  useEffect(() => {
    if (uuid === undefined) return
    revealColumn(uuid)
    if (kind === 'COMPOSE') focusComposer()
  }, [uuid, kind, focusComposer])

  return uuid !== undefined
}
