import type { Column } from '@colonnade/domain/columns'
import type { Session } from '../../state/session.ts'
import type { Route } from './match-route.ts'

/** The route's column is none of the saved ones: its list goes by this name. */
export const ROUTE_VIEW = 'route'

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
