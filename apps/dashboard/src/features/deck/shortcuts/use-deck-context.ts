import { followRequestCountAtom } from '../../../state/account-lists/account-lists.ts'
import { useSession, useSessionValue } from '../../../state/react/index.ts'
import { goTo } from '../../../ui/link/go-to.ts'
import { useComposerReveal } from '../column/use-composer-reveal.ts'
import type { DeckContext } from './deck-actions.ts'
import type { ScreenAvailability } from './screen-actions.ts'

/** Returns the context of the deck's actions. */
export function useDeckContext(): DeckContext {
  const session = useSession()
  const revealComposer = useComposerReveal()

  return {
    session,
    compose() {
      if (!revealComposer()) goTo('/statuses/new')
    },
  }
}

/** Returns the facts that decide which screens the shortcuts and commands can open. */
export function useScreenAvailability(): ScreenAvailability {
  const { api } = useSession()
  const hasRequests = useSessionValue(followRequestCountAtom) !== null
  return { capabilities: api.capabilities, hasFollowRequests: hasRequests }
}
