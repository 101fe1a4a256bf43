import { type ReactNode, useCallback } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { type Column, hasAddedSources, readListId } from '@colonnade/domain/columns'
import {
  findColumnElement,
  findColumnUuid,
  Deck,
  type DeckParts,
  ROUTE_COLUMN,
} from '../features/deck/index.ts'
import { HiddenCount } from '../features/hidden-posts/index.ts'
import { Toasts } from '../features/toasts/index.ts'
import { PopInPlayerProvider } from '../features/video/PopInPlayerProvider.tsx'
import { WorkspaceRail } from '../features/workspaces/index.ts'
import { lazyModule } from '../lib/lazy-module.ts'
import { addColumnBesideAtom, routeAnchorAtom } from '../state/columns/arrange-columns.ts'
import { SessionProvider, useAppAction, useAppValue, useSession } from '../state/react/index.ts'
import { currentSessionAtom, phaseAtom } from '../state/sessions.ts'
import { localSettingsAtom } from '../state/settings/local-settings.ts'
import { ErrorBoundary } from '../ui/failure/ErrorBoundary.tsx'
import { Lazy } from '../ui/lazy/Lazy.tsx'
import { OpenBesideContext } from '../ui/link/open-beside-context.ts'
import { getScrollBehavior } from '../ui/motion/scroll-behavior.ts'
import { renderColumnBody } from './column-registry.tsx'
import {
  DeferredConnectionIndicator,
  DeferredLateParts,
  DeferredModals,
  DeferProvider,
} from './deferred-parts.tsx'
import { FirstPaint } from './FirstPaint.tsx'
import { matchRoute } from './routes/match-route.ts'
import { getRouteColumn, useRouteScreen } from './routes/use-route-screen.tsx'
import { SignInScreen } from './SignInScreen.tsx'

/** Renders the app: the first paint, the sign-in screen or the deck. */
export function App() {
  const phase = useAppValue(phaseAtom)

  return (
    <ErrorBoundary part={{ kind: 'deck' }}>
      {phase === 'starting' && <FirstPaint />}
      {phase === 'signed-out' && <SignInScreen />}
      {phase === 'signed-in' && <SignedIn />}
      <Toasts />
    </ErrorBoundary>
  )
}

function SignedIn() {
  const session = useAppValue(currentSessionAtom)
  const { media } = useAppValue(localSettingsAtom)
  if (session === null) return null

  return (
    <SessionProvider session={session}>
      <DeferProvider>
        <OpenBesideProvider>
          <PopInPlayerProvider isEnabled={media.pop_in_player}>
            <DeckScreen />
            <DeferredModals />
          </PopInPlayerProvider>
          <DeferredLateParts />
        </OpenBesideProvider>
      </DeferProvider>
    </SessionProvider>
  )
}

interface OpenBesideProviderProps {
  readonly children: ReactNode
}

/**
 * Lets links open a column next to the one that contains them. The focus stays on the link, so that several can be
 * opened in a row.
 */
function OpenBesideProvider({ children }: OpenBesideProviderProps) {
  const session = useSession()
  const routeAnchor = useAppValue(routeAnchorAtom)
  const addColumn = useAppAction(addColumnBesideAtom)

  const open = useCallback(
    (path: string, from: Element): boolean => {
      const { pathname, search } = new URL(path, location.origin)
      const route = matchRoute(pathname, search.slice(1))
      if (route.screen !== 'column' && route.screen !== 'pinned') return false
      const { id, params, accountKey } = getRouteColumn(route, session)
      const origin = findColumnUuid(from)
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
  findColumnElement(uuid)?.scrollIntoView({
    behavior: getScrollBehavior(),
    block: 'nearest',
    inline: 'nearest',
  })
}

/** Loaded on demand: few columns have several sources. */
const sourceMarksPart = lazyModule(async () => (await import('./merged-parts.ts')).SourceMarks)

const addColumnPart = lazyModule(
  async () => (await import('../features/deck/add-column/AddColumnDialog.tsx')).AddColumnDialog,
)

/** Loaded with the dialog host, usually before a dialog is requested. */
const waitingDialogPart = lazyModule(
  async () => (await import('./modals/LoadingDialog.tsx')).LoadingDialog,
)

const notificationSettingsPart = lazyModule(
  async () => (await import('../features/notifications/index.ts')).NotificationSettings,
)

const listSettingsPart = lazyModule(
  async () => (await import('../features/lists/index.ts')).ListSettings,
)

/** Loaded on demand, because few workspaces have no columns. */
const emptyWorkspacePart = lazyModule(
  async () => (await import('../features/workspaces/EmptyWorkspace.tsx')).EmptyWorkspace,
)

function getColumnSettings(column: Column): ReactNode {
  const { id, params } = column
  if (id === 'NOTIFICATIONS') return <Lazy module={notificationSettingsPart} props={{ column }} />
  const listId = id === 'LIST' ? readListId(params) : null
  if (listId === null) return null
  return <Lazy module={listSettingsPart} props={{ listId }} />
}

/** The components that the deck renders without importing them. */
export const deckParts: DeckParts = {
  body: (column, name) => renderColumnBody(column, name),
  settings: getColumnSettings,
  indicators: (column) => (
    <>
      {hasAddedSources(column) && (
        <Lazy module={sourceMarksPart} props={{ column }} failure="nothing" />
      )}
      <HiddenCount uuid={column.uuid} />
      <DeferredConnectionIndicator uuid={column.uuid} />
    </>
  ),
  workspaces: {
    rail: <WorkspaceRail />,
    empty: (onAddColumn) => <Lazy module={emptyWorkspacePart} props={{ onAddColumn }} />,
  },
  addColumn: (onClose) => (
    <Lazy
      module={addColumnPart}
      props={{ onClose }}
      fallback={<Lazy module={waitingDialogPart} props={{ onClose }} />}
      failure={{ kind: 'dialog', onClose }}
    />
  ),
}

/** The column of the narrow layout when the address names none. */
const HOME_PATH = '/timelines/home'

/** Loaded on demand, because few users turn it on. */
const statusLinePart = lazyModule(
  async () => (await import('../features/status-line/index.ts')).StatusLine,
)

/** Loaded on demand, because such addresses are rare. */
const openedByAddressPart = lazyModule(
  async () => (await import('./routes/OpenAddressedPart.tsx')).OpenAddressedPart,
)

/** Renders the deck at the browser's address. */
function DeckScreen() {
  // Still escaped, because an ID may contain a slash.
  const path = usePathname()
  const screen = useRouteScreen(path)
  const home = useRouteScreen(HOME_PATH)
  const { status_line: hasLine } = useAppValue(localSettingsAtom)
  const route = matchRoute(path)

  return (
    <ErrorBoundary part={{ kind: 'deck' }}>
      <Deck parts={deckParts} route={route.screen === 'deck' ? null : screen} home={home} />
      {route.screen === 'deck' && route.opens !== undefined && (
        <Lazy module={openedByAddressPart} props={{ part: route.opens }} />
      )}
      {hasLine && <Lazy module={statusLinePart} props={{}} />}
    </ErrorBoundary>
  )
}
