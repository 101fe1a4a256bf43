import type { Column } from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import type { Route } from './match-route.ts'

/** The route's column is none of the saved ones: its list goes by this name. */
export const ROUTE_VIEW = 'route'

/** The column that an address stands for; the composer's where it stands for none. */
export function columnOfRoute(route: Route, accountKey: AccountKey): Column {
  return { uuid: ROUTE_VIEW, accountKey, ...kindOf(route) }
}

function kindOf(route: Route): Pick<Column, 'id' | 'params'> {
  if (route.screen === 'column') return { id: route.kind, params: route.params }
  if (route.screen !== 'account') return { id: 'COMPOSE', params: {} }
  return { id: 'ACCOUNT', params: { id: route.id, show: route.show } }
}
