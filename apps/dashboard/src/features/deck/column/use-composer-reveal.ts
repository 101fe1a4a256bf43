import { useCallback } from 'react'
import { expandComposerAtom } from '../../../state/columns/shown-strip.ts'
import { focusComposerAtom } from '../../../state/compose/composer-focus.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { findColumnElement, revealColumn } from '../column-element.ts'

/**
 * Returns a function that scrolls to the composer's column and focuses its text field. @returns whether the deck
 * shows one
 */
export function useComposerReveal(): () => boolean {
  const unfoldComposer = useAppAction(expandComposerAtom)
  const focusComposer = useAppAction(focusComposerAtom)

  return useCallback(() => {
    const uuid = unfoldComposer()
    if (uuid !== null) revealColumn(uuid)
    // A single column shows another composer than that of the deck.
    const isShown = uuid !== null && findColumnElement(uuid) !== null
    focusComposer(isShown ? uuid : null)
    return uuid !== null
  }, [unfoldComposer, focusComposer])
}
