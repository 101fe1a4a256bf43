import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Ids } from './ids.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** The instance's memory: its tables, and what every new row needs. */
export interface Store {
  readonly db: Db
  readonly ids: Ids
  readonly clock: Clock
  close(): Promise<void>
}
