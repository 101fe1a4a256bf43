import { useCallback } from 'react'
import { unfoldComposerAtom } from '../../../state/columns/shown-strip.ts'
import { focusComposerAtom } from '../../../state/compose/composer-focus.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { revealColumn } from '../column-element.ts'

/** Brings the composer's column into view and the focus into its text. @returns whether the deck shows one */
export function useComposerReveal(): () => boolean {
  const unfoldComposer = useAppAction(unfoldComposerAtom)
  const focusComposer = useAppAction(focusComposerAtom)

  return useCallback(() => {
    const uuid = unfoldComposer()
    if (uuid !== null) revealColumn(uuid)
    focusComposer()
    return uuid !== null
  }, [unfoldComposer, focusComposer])
}
