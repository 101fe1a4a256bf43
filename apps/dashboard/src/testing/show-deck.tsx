import { page as browser } from 'vitest/browser'
import { columnFace, Deck, type DeckParts } from '../features/deck/index.ts'
import { shownStripAtom } from '../state/columns/shown-strip.ts'
import { columnIdsAtom } from '../state/columns/workspaces.ts'
import type { Session } from '../state/session.ts'
import { renderWithSession } from './render-with-session.tsx'
import { column, testSession } from './test-session.ts'

/** Bodies that scroll as a list of posts does. */
const scrolling: DeckParts['body'] = (_column, name) => (
  <div data-virtuoso-scroller style={{ overflow: 'auto', blockSize: 200 }}>
    <p style={{ blockSize: 2000 }}>Body of {name}</p>
  </div>
)

/** Home's place among the tabs. */
export const home = {
  key: '/timelines/home',
  face: columnFace('home', 'Home'),
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

export const region = (name: string) => browser.getByRole('region', { name })
export const header = (name: string) => region(name).getByRole('heading')

interface ShownDeck {
  readonly columns?: typeof FOUR
  readonly body?: DeckParts['body']
  /** Before the deck is drawn. */
  readonly prepare?: (session: Session) => void
}

/** A deck at no route: Compose, Home, Notifications and Federated as a, b, c and d, or others. */
export async function showDeck({ columns = FOUR, body = scrolling, prepare }: ShownDeck = {}) {
  const { session } = testSession({ columns })
  const parts: DeckParts = {
    body,
    settings: () => null,
    signs: () => null,
    addColumn: () => null,
    workspaces: { rail: null, empty: () => null },
  }
  prepare?.(session)
  await renderWithSession(session, <Deck parts={parts} route={null} home={home} />)
  const { app } = session
  return {
    app,
    uuids: () => app.get(columnIdsAtom),
    /** Stacks from left to right, in few signs: `a bc d`. */
    drawn: () =>
      app
        .get(shownStripAtom)
        .map((stack) => stack.columns.join(''))
        .join(' '),
  }
}
