import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import { collapseColumnAtom } from '../../../state/columns/shown-strip.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { getScrollBehavior } from '../../../ui/motion/scroll-behavior.ts'
import { findColumnElement } from '../column-element.ts'

/** Returns a function that collapses or expands a column. The focus moves to the button that undoes it. @see BY-42 */
export function useColumnCollapse(uuid: string): (shouldCollapse: boolean) => void {
  const foldColumn = useAppAction(collapseColumnAtom)

  return useCallback(
    (shouldCollapse) => {
      flushSync(() => foldColumn(uuid, shouldCollapse))
      const column = findColumnElement(uuid)
      const unfold = column?.querySelector<HTMLElement>('[data-unfold]')
      ;(unfold ?? column)?.focus({ preventScroll: true })
      column?.scrollIntoView({ behavior: getScrollBehavior(), block: 'nearest', inline: 'nearest' })
    },
    [uuid, foldColumn],
  )
}
