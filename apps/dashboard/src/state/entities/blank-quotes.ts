import { atom } from 'jotai/vanilla'
import type { QuoteRecord, StatusId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { quoteIndex } from './ingest.ts'
import { serverStatusAtoms } from './statuses.ts'
import { touchTimes } from './touch-times.ts'

const DELETED: QuoteRecord = { state: 'deleted', status: null }

/** Deleted statuses are no longer shown where others quote them. @see BY-06 */
export const blankQuotesAtom = atom(
  null,
  (_get, set, session: Session, gone: ReadonlySet<StatusId>): void => {
    const index = quoteIndex(session)
    const touched = touchTimes(session).statuses
    for (const id of gone) {
      for (const quoting of index.get(id) ?? []) {
        if (!touched.has(quoting)) continue
        set(serverStatusAtoms(session)(quoting), (known) =>
          known?.quote?.status === id ? { ...known, quote: DELETED } : known,
        )
      }
      index.delete(id)
    }
  },
)
