import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Id, Tables } from './tables.ts'

const SEQUENCE_BITS = 16n

/** Creates ids that sort by creation time, as Mastodon's do: milliseconds, then a counter. */
interface Ids {
  /** Greater than every earlier id. */
  next(): Id
}

/** The lowest id of this time. */
export function getIdAt(at: number): bigint {
  return BigInt(at) << SEQUENCE_BITS
}

/** @param newest an existing id. New ids exceed it even when the clock was set back. */
export function createIds(clock: Clock, newest: Id | null = null): Ids {
  let last = newest === null ? 0n : BigInt(newest)

  return {
    next() {
      const now = getIdAt(clock())
      last = now > last ? now : last + 1n
      return String(last)
    },
  }
}

export type Db = Kysely<Tables>

/** The database of the server, and everything that a new row needs. */
export interface Store {
  readonly db: Db
  readonly ids: Ids
  readonly clock: Clock
  close(): Promise<void>
}
