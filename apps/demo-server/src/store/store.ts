import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Id, Tables } from './tables.ts'

const SEQUENCE_BITS = 16n

/** Ids that sort by the time they were made, as Mastodon's do: milliseconds, then a running number. */
interface Ids {
  /** Newer than every id before it. */
  next(): Id
}

/** The lowest id of that moment. */
export function idAt(at: number): bigint {
  return BigInt(at) << SEQUENCE_BITS
}

/** @param newest an id that already exists: a clock set back must not bring older ids */
export function createIds(clock: Clock, newest: Id | null = null): Ids {
  let last = newest === null ? 0n : BigInt(newest)

  return {
    next() {
      const now = idAt(clock())
      last = now > last ? now : last + 1n
      return String(last)
    },
  }
}

export type Db = Kysely<Tables>

/** The instance's memory: its tables, and what every new row needs. */
export interface Store {
  readonly db: Db
  readonly ids: Ids
  readonly clock: Clock
  close(): Promise<void>
}
