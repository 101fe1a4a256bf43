import { page as browser } from 'vitest/browser'
import { createColumnTitle, Deck, type DeckParts } from '../features/deck/index.ts'
import { shownStripAtom } from '../state/columns/shown-strip.ts'
import { columnIdsAtom } from '../state/columns/workspaces.ts'
import type { Session } from '../state/session.ts'
import { renderWithSession } from './render-with-session.tsx'
import { column, testSession } from './test-session.ts'

/** Renders a column body that scrolls like a list of posts. */
const renderScrollingBody: DeckParts['body'] = (_column, name) => (
  <div data-virtuoso-scroller style={{ overflow: 'auto', blockSize: 200 }}>
    <p style={{ blockSize: 2000 }}>Body of {name}</p>
  </div>
)

export const home = {
  key: '/timelines/home',
  face: createColumnTitle('home', 'Home'),
  onHeadingClick: () => undefined,
  isTab: true,
  replacedBy: null,
  pins: null,
  body: null,
}

const FOUR = [
  column('a', 'COMPOSE'),
  column('b', 'HOME'),
  column('c', 'NOTIFICATIONS'),
  column('d', 'PUBLIC'),
]

export const getRegion = (name: string) => browser.getByRole('region', { name })
export const getHeader = (name: string) => getRegion(name).getByRole('heading')

interface RenderDeckOptions {
  readonly columns?: typeof FOUR
  readonly body?: DeckParts['body']
  /** Runs before the deck is rendered. */
  readonly prepare?: (session: Session) => void
}

/** Renders a deck without a route: Compose, Home, Notifications and Federated as a, b, c and d, or other columns. */
export async function renderDeck({
  columns = FOUR,
  body = renderScrollingBody,
  prepare,
}: RenderDeckOptions = {}) {
  const { session } = testSession({ columns })
  const parts: DeckParts = {
    body,
    settings: () => null,
    indicators: () => null,
    addColumn: () => null,
    workspaces: { rail: null, empty: () => null },
  }
  prepare?.(session)
  await renderWithSession(session, <Deck parts={parts} route={null} home={home} />)
  const { app } = session
  return {
    app,
    uuids: () => app.get(columnIdsAtom),
    /** The stacks from left to right: `a bc d`. */
    getOrder: () =>
      app
        .get(shownStripAtom)
        .map((stack) => stack.columns.join(''))
        .join(' '),
  }
}
