import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { type Column, readProfile } from '@colonnade/domain/columns'
import { createColumnTitle, type RouteScreen, useColumnTitle } from '../../features/deck/index.ts'
import { NotFound } from '../../features/not-found/index.ts'
import { requestScrollToTopAtom } from '../../state/columns/column-requests.ts'
import {
  hideTransientColumnAtom,
  transientScreenAtoms,
  showTransientColumnAtom,
} from '../../state/columns/columns.ts'
import { useAppAction, useAppValue, useSession } from '../../state/react/index.ts'
import type { Session } from '../../state/session.ts'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { renderColumnBody } from '../column-registry.tsx'
import { matchRoute, type Route } from './match-route.ts'

/** The UUID of the routed column, which is not a saved column. */
const ROUTE_VIEW = 'route'

/** Returns the column of a route, or the composer when the route has none. */
export function getRouteColumn(route: Route, { key, me }: Pick<Session, 'key' | 'me'>): Column {
  return { uuid: ROUTE_VIEW, accountKey: key, ...getColumnType(route, me) }
}

function getColumnType(route: Route, me: Session['me']): Pick<Column, 'id' | 'params'> {
  if (route.screen === 'column') return { id: route.kind, params: route.params }
  if (route.screen === 'people') return { id: route.kind, params: { id: route.id } }
  if (route.screen === 'filters') return { id: 'FILTERS', params: {} }
  if (route.screen === 'own') return { id: route.kind, params: {} }
  if (route.screen === 'lists') return { id: 'LISTS', params: {} }
  if (route.screen === 'pinned') return { id: 'ACCOUNT', params: { id: me, show: 'pinned' } }
  return { id: 'COMPOSE', params: {} }
}

/** The paths that have a tab in the narrow layout. */
const TAB_PATHS: ReadonlySet<string> = new Set([
  '/timelines/home',
  '/notifications',
  '/timelines/public',
  '/timelines/public/local',
  '/search',
])

/** Returns the screen of an address, with the name of its column. */
export function useRouteScreen(path: string): RouteScreen {
  const { t } = useLingui()
  const query = useSearch()
  const route = useMemo(() => matchRoute(path, query), [path, query])
  const session = useSession()
  const scrollToTop = useAppAction(requestScrollToTopAtom)
  const column = useMemo(() => getRouteColumn(route, session), [route, session])
  const face = useColumnTitle(column)
  const isColumn = route.screen === 'column' || route.screen === 'pinned'
  const key = getScreenKey(column, path)

  return {
    key,
    face: route.screen === 'not-found' ? createColumnTitle('search', t`Not found`) : face,
    isTab: TAB_PATHS.has(path),
    replacedBy: route.screen === 'compose' ? 'COMPOSE' : null,
    pins: isColumn ? { id: column.id, params: column.params } : null,
    onHeadingClick: () => scrollToTop(ROUTE_VIEW),
    body: renderRouteBody(route, key, column, face.name),
  }
}

/** Returns a key that stays the same between the tabs of a profile and changes with any other address. */
function getScreenKey({ id, params }: Column, path: string): string {
  const profile = id === 'ACCOUNT' ? readProfile(params) : null
  return profile === null ? path : `profile ${profile.id}`
}

/** Returns the body of the routed column. @param screen the key of the screen, whose content may change */
function renderRouteBody(route: Route, screen: string, column: Column, name: string): ReactNode {
  const body = route.screen === 'not-found' ? null : renderColumnBody(column, name)
  if (body === null) return <NotFound />
  // Another account's screen has other content at the same address.
  return (
    <TransientColumn key={column.accountKey} screen={screen} column={column}>
      {body}
    </TransientColumn>
  )
}

interface TransientColumnProps {
  /** The key of the screen. While it stays the same, the column may change its content. */
  readonly screen: string
  /** Keeps its identity while its content is the same. */
  readonly column: Column
  readonly children: ReactNode
}

/** Registers a transient column while the address shows it. */
function TransientColumn({ screen, column, children }: TransientColumnProps) {
  const show = useAppAction(showTransientColumnAtom)
  const hide = useAppAction(hideTransientColumnAtom)
  const known = useAppValue(transientScreenAtoms(column.uuid))

  // A layout effect, so that the first frame of the screen shows its content.
  useLayoutEffect(() => {
    show(screen, column)
    return () => hide(column.uuid)
  }, [screen, column, show, hide])

  return known === screen ? children : <Skeleton />
}
