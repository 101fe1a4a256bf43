import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import { foldColumnAtom } from '../../../state/columns/shown-strip.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { scrollBehavior } from '../../../ui/motion/scroll-behavior.ts'
import { columnElement } from '../column-element.ts'

/** Folds a column, or unfolds it; the focus stays with it, on what undoes that. @see BY-42 */
export function useFold(uuid: string): (isToFold: boolean) => void {
  const foldColumn = useAppAction(foldColumnAtom)

  return useCallback(
    (isToFold) => {
      flushSync(() => foldColumn(uuid, isToFold))
      const column = columnElement(uuid)
      const unfold = column?.querySelector<HTMLElement>('[data-unfold]')
      ;(unfold ?? column)?.focus({ preventScroll: true })
      column?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest', inline: 'nearest' })
    },
    [uuid, foldColumn],
  )
}
