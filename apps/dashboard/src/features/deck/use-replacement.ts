import { useEffect } from 'react'
import { shownComposerAtom } from '../../state/columns/shown-composer.ts'
import { useAppValue } from '../../state/react/index.ts'
import type { RouteScreen } from './deck-parts.ts'
import { useComposerReveal } from './use-composer-reveal.ts'

/** Whether a column that the deck shows already is what the address asks for; then that one is used. @see RTE-02 */
export function useReplacement(route: RouteScreen | null): boolean {
  const composer = useAppValue(shownComposerAtom)
  const revealComposer = useComposerReveal()
  const isReplaced = route?.replacedBy === 'COMPOSE' && composer !== null

  useEffect(() => {
    if (isReplaced) revealComposer()
  }, [isReplaced, revealComposer])

  return isReplaced
}
