import { type ReactNode, useCallback } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { type Column, readList } from '@colonnade/domain/columns'
import {
  columnElement,
  columnOf,
  Deck,
  type DeckParts,
  ROUTE_COLUMN,
} from '../features/deck/index.ts'
import { HiddenSign } from '../features/hidden/index.ts'
import { Messages } from '../features/messages/index.ts'
import { CornerPlace } from '../features/video/CornerPlace.tsx'
import { WorkspaceRail } from '../features/workspaces/index.ts'
import { lazyModule } from '../lib/lazy-module.ts'
import { addColumnBesideAtom, routeAnchorAtom } from '../state/columns/arrange-columns.ts'
import { SessionProvider, useAppAction, useAppValue, useSession } from '../state/react/index.ts'
import { currentSessionAtom, phaseAtom } from '../state/sessions.ts'
import { localSettingsAtom } from '../state/settings/local-settings.ts'
import { ErrorBoundary } from '../ui/failure/ErrorBoundary.tsx'
import { Lazy } from '../ui/lazy/Lazy.tsx'
import { OpenBesideContext } from '../ui/link/open-beside-context.ts'
import { scrollBehavior } from '../ui/motion/scroll-behavior.ts'
import { columnBody } from './column-registry.tsx'
import { FirstPaint } from './FirstPaint.tsx'
import { LateConnectionSign, LateFileDrop, LateModals, LateWork } from './late-parts.tsx'
import { matchRoute } from './routes/match-route.ts'
import { columnOfRoute, useRouteScreen } from './routes/use-route-screen.tsx'
import { SignInScreen } from './SignInScreen.tsx'

/** Which of its three faces the program shows: nothing yet, the door, the deck. */
export function App() {
  const phase = useAppValue(phaseAtom)

  return (
    <ErrorBoundary of={{ kind: 'deck' }}>
      {phase === 'starting' && <FirstPaint />}
      {phase === 'signed-out' && <SignInScreen />}
      {phase === 'signed-in' && <SignedIn />}
      <Messages />
    </ErrorBoundary>
  )
}

function SignedIn() {
  const session = useAppValue(currentSessionAtom)
  const { media } = useAppValue(localSettingsAtom)
  if (session === null) return null

  return (
    <SessionProvider key={session.key} session={session}>
      <LateWork>
        <ColumnOpening>
          <CornerPlace isOffered={media.pop_in_player}>
            <DeckScreen />
            <LateModals />
          </CornerPlace>
          <LateFileDrop />
        </ColumnOpening>
      </LateWork>
    </SessionProvider>
  )
}

interface ColumnOpeningProps {
  readonly children: ReactNode
}

/**
 * Lets every link below open a column right after the one that it stands in. The focus stays on the
 * link, so that several can be opened one after the other.
 */
function ColumnOpening({ children }: ColumnOpeningProps) {
  const session = useSession()
  const routeAnchor = useAppValue(routeAnchorAtom)
  const addColumn = useAppAction(addColumnBesideAtom)

  const open = useCallback(
    (path: string, from: Element): boolean => {
      const { pathname, search } = new URL(path, location.origin)
      const route = matchRoute(pathname, search.slice(1))
      if (route.screen !== 'column' && route.screen !== 'pinned') return false
      const { id, params, accountKey } = columnOfRoute(route, session)
      const origin = columnOf(from)
      const after = origin === ROUTE_COLUMN ? routeAnchor : origin
      const uuid = addColumn({ id, params, accountKey }, after)
      if (uuid !== null) requestAnimationFrame(() => showColumn(uuid))
      return uuid !== null
    },
    [session, routeAnchor, addColumn],
  )

  return <OpenBesideContext value={open}>{children}</OpenBesideContext>
}

function showColumn(uuid: string): void {
  columnElement(uuid)?.scrollIntoView({
    behavior: scrollBehavior(),
    block: 'nearest',
    inline: 'nearest',
  })
}

const addColumnPart = lazyModule(
  async () => (await import('../features/deck/add-column/AddColumnDialog.tsx')).AddColumnDialog,
)

/** Comes with what shows dialogs, as a rule before anybody asks. */
const waitingPart = lazyModule(
  async () => (await import('./modals/WaitingDialog.tsx')).WaitingDialog,
)

const notificationSettingsPart = lazyModule(
  async () => (await import('../features/notifications/index.ts')).NotificationSettings,
)

const listSettingsPart = lazyModule(
  async () => (await import('../features/lists/index.ts')).ListSettings,
)

/** Few workspaces are without columns. */
const emptyPart = lazyModule(
  async () => (await import('../features/workspaces/EmptyWorkspace.tsx')).EmptyWorkspace,
)

function settingsOf({ id, params }: Column): ReactNode {
  if (id === 'NOTIFICATIONS') return <Lazy module={notificationSettingsPart} props={{}} />
  const listId = id === 'LIST' ? readList(params) : null
  if (listId === null) return null
  return <Lazy module={listSettingsPart} props={{ listId }} />
}

/** What the deck shows without knowing how. */
export const deckParts: DeckParts = {
  body: (column, name) => columnBody(column, name),
  settings: settingsOf,
  signs: ({ uuid }) => (
    <>
      <HiddenSign uuid={uuid} />
      <LateConnectionSign uuid={uuid} />
    </>
  ),
  workspaces: {
    rail: <WorkspaceRail />,
    empty: (onAddColumn) => <Lazy module={emptyPart} props={{ onAddColumn }} />,
  },
  addColumn: (onClose) => (
    <Lazy
      module={addColumnPart}
      props={{ onClose }}
      fallback={<Lazy module={waitingPart} props={{ onClose }} />}
      failure={{ kind: 'dialog', onClose }}
    />
  ),
}

/** What the narrow layout shows where the address names nothing. */
const HOME = '/timelines/home'

/** Few want it: it comes when it is asked for. */
const statusLine = lazyModule(
  async () => (await import('../features/status-line/index.ts')).StatusLine,
)

/** Few come by such an address. */
const opened = lazyModule(
  async () => (await import('./routes/OpenedByAddress.tsx')).OpenedByAddress,
)

/** The deck at the address that the browser shows. */
function DeckScreen() {
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
        <Lazy module={opened} props={{ part: route.opens }} />
      )}
      {hasLine && <Lazy module={statusLine} props={{}} />}
    </ErrorBoundary>
  )
}
