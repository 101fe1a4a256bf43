import type { Id } from '../store/tables.ts'
import type { Services } from './announce.ts'

/** Tells somebody's own connections that their filters are others now. */
export function announceFilters({ hub }: Pick<Services, 'hub'>, me: Id): void {
  for (const connection of hub.connections()) {
    const stream = connection.streams.get('user')
    if (connection.accountId !== me || stream === undefined) continue
    connection.send(JSON.stringify({ stream, event: 'filters_changed' }))
  }
}
