import { usePathname } from 'wouter/use-browser-location'
import { Deck } from '../features/deck/index.ts'
import { useAppValue } from '../state/react/index.ts'
import { localSettingsAtom } from '../state/settings/local-settings.ts'
import { ErrorBoundary } from '../ui/failure/ErrorBoundary.tsx'
import { bundle } from './bundle.ts'
import { deckParts } from './deck-parts.tsx'
import { LazyPart } from './LazyPart.tsx'
import { matchRoute } from './routes/match-route.ts'
import { useRouteScreen } from './routes/use-route-screen.tsx'

/** What the narrow layout shows where the address names nothing. */
const HOME = '/timelines/home'

/** Few want it: it comes when it is asked for. */
const statusLine = bundle(async () => (await import('../features/status-line/index.ts')).StatusLine)

/** Few come by such an address. */
const opened = bundle(async () => (await import('./routes/OpenedByAddress.tsx')).OpenedByAddress)

/** The deck at the address that the browser shows. */
export function DeckScreen() {
  // Still escaped: an id may hold a slash.
  const path = usePathname()
  const screen = useRouteScreen(path)
  const home = useRouteScreen(HOME)
  const { status_line: hasLine } = useAppValue(localSettingsAtom)
  const route = matchRoute(path)

  return (
    <ErrorBoundary of={{ kind: 'deck' }}>
      <Deck parts={deckParts} route={route.screen === 'deck' ? null : screen} home={home} />
      {route.screen === 'deck' && route.opens !== undefined && (
        <LazyPart part={opened} props={{ part: route.opens }} waiting={null} />
      )}
      {hasLine && <LazyPart part={statusLine} props={{}} waiting={null} />}
    </ErrorBoundary>
  )
}
