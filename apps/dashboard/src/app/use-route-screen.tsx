import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { readProfile, type Column } from '@colonnade/domain/columns'
import { columnFace, useColumnFace, type RouteScreen } from '../features/deck/index.ts'
import { requestScrollToTopAtom } from '../state/columns/column-views.ts'
import { useAppAction, useSession } from '../state/react/index.ts'
import { columnOfRoute, ROUTE_VIEW } from './column-of-route.ts'
import { matchRoute } from './match-route.ts'
import { routeBody } from './route-body.tsx'

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
