import { withAddedSources } from '@colonnade/domain/columns'
import { readCachedTimeline, type CachedTimeline } from '@colonnade/domain/timeline-cache'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import { columnsAtom } from '../columns/columns.ts'
import { type ListName, getListName } from '../live-lists/list-name.ts'
import { perSession, type Session } from '../session.ts'
import { readWithTimeout, restoreCachedFiltersAtom } from './restore-cached-filters.ts'

/** Number of lists that are read before their columns are rendered: about as many as are visible. */
const MAX_PREFETCHED_LISTS = 6

const getPendingReads = perSession(() => new Map<string, Promise<unknown>>())

/** Starts reading the rows of the first columns. @param kept the names of all cached lists */
export function prefetchLists(session: Session, kept: ReadonlyMap<string, unknown>): void {
  const all = withAddedSources(session.app.get(columnsAtom))
  const own = all.filter(({ accountKey }) => accountKey === session.key)
  const lists = own.map(getListName).filter((list) => list !== null)
  for (const list of lists.filter((one) => kept.has(one)).slice(0, MAX_PREFETCHED_LISTS)) {
    void readOnce(session, list)
  }
  void session.store.set(restoreCachedFiltersAtom, session)
}

function readOnce(session: Session, list: ListName): Promise<unknown> {
  const reads = getPendingReads(session)
  const known = reads.get(list) ?? readWithTimeout(session, list)
  reads.set(list, known)
  return known
}

/**
 * Reads the cached rows of a list after the cached filters are applied. Never rejects; null if they cannot be read.
 */
export async function readCachedRows(
  session: Session,
  list: ListName,
): Promise<CachedTimeline | null> {
  const filters = session.store.set(restoreCachedFiltersAtom, session)
  const [text] = await Promise.all([readOnce(session, list), filters])
  getPendingReads(session).delete(list)
  return readCachedTimeline(parseJsonOrNull(typeof text === 'string' ? text : null))
}
