import { readSeen, type SeenList } from '@colonnade/domain/last-seen'
import { parsedJson } from '../../lib/parsed-json.ts'
import { columnsAtom } from '../columns/columns.ts'
import { type ListName, listOfColumn } from '../live-lists/list-of-column.ts'
import { perSession, type Session } from '../session.ts'
import { readInTime, recallFiltersAtom } from './recall-filters.ts'

/** How many lists are read before their columns are drawn: about as many as are in view. */
const READ_AHEAD = 6

const begun = perSession(() => new Map<string, Promise<unknown>>())

/** Begins to read what the first columns will show. @param kept the names of all that is kept */
export function readAhead(session: Session, kept: ReadonlyMap<string, unknown>): void {
  const own = session.app.get(columnsAtom).filter(({ accountKey }) => accountKey === session.key)
  const lists = own.map(listOfColumn).filter((list) => list !== null)
  for (const list of lists.filter((one) => kept.has(one)).slice(0, READ_AHEAD)) {
    void read(session, list)
  }
  void session.store.set(recallFiltersAtom, session)
}

function read(session: Session, list: ListName): Promise<unknown> {
  const reads = begun(session)
  const known = reads.get(list) ?? readInTime(session, list)
  reads.set(list, known)
  return known
}

/** What an earlier visit saw of a list, once the filters that held then are there. Never rejects; null for nothing readable. */
export async function readKept(session: Session, list: ListName): Promise<SeenList | null> {
  const filters = session.store.set(recallFiltersAtom, session)
  const [text] = await Promise.all([read(session, list), filters])
  begun(session).delete(list)
  return readSeen(parsedJson(typeof text === 'string' ? text : null))
}
