import { usePathname } from 'wouter/use-browser-location'
import { Deck } from '../features/deck/index.ts'
import { StatusLine } from '../features/status-line/index.ts'
import { deckParts } from './deck-parts.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { matchRoute } from './match-route.ts'
import { useRouteScreen } from './use-route-screen.tsx'

/** What the narrow layout shows where the address names nothing. */
const HOME = '/timelines/home'

/** The deck at the address that the browser shows. */
export function DeckScreen() {
  // Still escaped: an id may hold a slash.
  const path = usePathname()
  const screen = useRouteScreen(path)
  const home = useRouteScreen(HOME)
  const isDeckAlone = matchRoute(path).screen === 'deck'

  return (
    <ErrorBoundary>
      <Deck parts={deckParts} route={isDeckAlone ? null : screen} home={home} />
      <StatusLine />
    </ErrorBoundary>
  )
}
