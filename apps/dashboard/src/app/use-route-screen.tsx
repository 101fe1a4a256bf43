import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { accountId } from '@colonnade/domain/entities'
import { columnFace, useColumnFace, type RouteScreen } from '../features/deck/index.ts'
import { requestScrollToTopAtom } from '../state/columns/column-views.ts'
import { accountAtoms } from '../state/entities/accounts.ts'
import { useAppAction, useSession, useSessionValue } from '../state/react/index.ts'
import { columnOfRoute, ROUTE_VIEW } from './column-of-route.ts'
import { matchRoute } from './match-route.ts'
import { routeBody } from './route-body.tsx'

/** The paths that the narrow layout has a tab for. */
const TABS: ReadonlySet<string> = new Set([
  '/timelines/home',
  '/notifications',
  '/timelines/public',
  '/timelines/public/local',
])

/** An id that no server gives: what is looked up where the route names no account. */
const NOBODY = accountId('')

/** What the address asks for, with the name that its column goes by. */
export function useRouteScreen(path: string): RouteScreen {
  const { t } = useLingui()
  const route = useMemo(() => matchRoute(path), [path])
  const { key } = useSession()
  const scrollToTop = useAppAction(requestScrollToTopAtom)
  const account = useSessionValue(accountAtoms, route.screen === 'account' ? route.id : NOBODY)
  const column = useMemo(() => columnOfRoute(route, key), [route, key])
  const face = useColumnFace(column)

  const faceOfRoute = () => {
    switch (route.screen) {
      case 'account': {
        const [name = '', domain = ''] = (account?.acct ?? '').split('@')
        if (account === undefined) return columnFace('person', t`Profile`)
        return columnFace('person', `@${account.acct}`, { heading: `@${name}`, detail: domain })
      }
      case 'status':
        return columnFace('reply', t`Post`)
      case 'not-found':
        return columnFace('search', t`Not found`)
      default:
        return face
    }
  }

  return {
    key: path,
    face: faceOfRoute(),
    isTab: TABS.has(path),
    replacedBy: route.screen === 'compose' ? 'COMPOSE' : null,
    pins: route.screen === 'column' ? { id: column.id, params: column.params } : null,
    onHeadingClick: () => scrollToTop(ROUTE_VIEW),
    body: routeBody(route, column, face.name),
  }
}
