import { waitingRequestsAtom } from '../../../state/people-lists/people-lists.ts'
import { useSession, useSessionValue } from '../../../state/react/index.ts'
import { goTo } from '../../../ui/link/go-to.ts'
import { useComposerReveal } from '../column/use-composer-reveal.ts'
import type { DeckContext } from './deck-actions.ts'
import type { Offer } from './screen-actions.ts'

/** What the actions of the deck run on. */
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

/** What decides which screens keys and commands lead to. */
export function useOffer(): Offer {
  const { api } = useSession()
  const hasRequests = useSessionValue(waitingRequestsAtom) !== null
  return { capabilities: api.capabilities, hasRequests }
}
