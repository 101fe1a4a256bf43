import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { type Column, readProfile } from '@colonnade/domain/columns'
import { columnFace, type RouteScreen, useColumnFace } from '../../features/deck/index.ts'
import { NotFound } from '../../features/not-found/index.ts'
import { requestScrollToTopAtom } from '../../state/columns/column-views.ts'
import {
  hidePassingColumnAtom,
  passingScreenAtoms,
  showPassingColumnAtom,
} from '../../state/columns/columns.ts'
import { useAppAction, useAppValue, useSession } from '../../state/react/index.ts'
import type { Session } from '../../state/session.ts'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { columnBody } from '../column-registry.tsx'
import { matchRoute, type Route } from './match-route.ts'

/** The route's column is none of the saved ones: its list goes by this name. */
const ROUTE_VIEW = 'route'

/** The column that an address stands for; the composer's where it stands for none. */
export function columnOfRoute(route: Route, { key, me }: Pick<Session, 'key' | 'me'>): Column {
  return { uuid: ROUTE_VIEW, accountKey: key, ...kindOf(route, me) }
}

function kindOf(route: Route, me: Session['me']): Pick<Column, 'id' | 'params'> {
  if (route.screen === 'column') return { id: route.kind, params: route.params }
  if (route.screen === 'people') return { id: route.kind, params: { id: route.id } }
  if (route.screen === 'filters') return { id: 'FILTERS', params: {} }
  if (route.screen === 'own') return { id: route.kind, params: {} }
  if (route.screen === 'lists') return { id: 'LISTS', params: {} }
  if (route.screen === 'pinned') return { id: 'ACCOUNT', params: { id: me, show: 'pinned' } }
  return { id: 'COMPOSE', params: {} }
}

/** The paths that the narrow layout has a tab for. */
const TABS: ReadonlySet<string> = new Set([
  '/timelines/home',
  '/notifications',
  '/timelines/public',
  '/timelines/public/local',
  '/search',
])

/** What the address asks for, with the name that its column goes by. */
export function useRouteScreen(path: string): RouteScreen {
  const { t } = useLingui()
  const query = useSearch()
  const route = useMemo(() => matchRoute(path, query), [path, query])
  const session = useSession()
  const scrollToTop = useAppAction(requestScrollToTopAtom)
  const column = useMemo(() => columnOfRoute(route, session), [route, session])
  const face = useColumnFace(column)
  const isColumn = route.screen === 'column' || route.screen === 'pinned'
  const key = screenKey(column, path)

  return {
    key,
    face: route.screen === 'not-found' ? columnFace('search', t`Not found`) : face,
    isTab: TABS.has(path),
    replacedBy: route.screen === 'compose' ? 'COMPOSE' : null,
    pins: isColumn ? { id: column.id, params: column.params } : null,
    onHeadingClick: () => scrollToTop(ROUTE_VIEW),
    body: routeBody(route, key, column, face.name),
  }
}

/** A profile stays itself from tab to tab; every other screen is as new as its address. */
function screenKey({ id, params }: Column, path: string): string {
  const profile = id === 'ACCOUNT' ? readProfile(params) : null
  return profile === null ? path : `profile ${profile.id}`
}

/** What the route's column shows under its header. @param screen which screen it is: it may change what it shows */
function routeBody(route: Route, screen: string, column: Column, name: string): ReactNode {
  const body = route.screen === 'not-found' ? null : columnBody(column, name)
  if (body === null) return <NotFound />
  return (
    <PassingColumn screen={screen} column={column}>
      {body}
    </PassingColumn>
  )
}

interface PassingColumnProps {
  /** Which screen it is: as long as that stays, the column may change what it shows. */
  readonly screen: string
  /** Keeps its identity as long as it means the same. */
  readonly column: Column
  readonly children: ReactNode
}

/** Makes a column known that nobody saved, for as long as the address shows it. */
function PassingColumn({ screen, column, children }: PassingColumnProps) {
  const show = useAppAction(showPassingColumnAtom)
  const hide = useAppAction(hidePassingColumnAtom)
  const known = useAppValue(passingScreenAtoms(column.uuid))

  useEffect(() => {
    show(screen, column)
    return () => hide(column.uuid)
  }, [screen, column, show, hide])

  return known === screen ? children : <Skeleton />
}
