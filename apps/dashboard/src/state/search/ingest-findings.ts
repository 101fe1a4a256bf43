import { atom } from 'jotai/vanilla'
import type { SearchResultsEntity } from '@colonnade/domain/entities'
import { ingestAccountsAtom, ingestStatusesAtom } from '../entities/ingest.ts'
import { requestRelationshipsAtom } from '../entities/request-relationships.ts'
import type { Session } from '../session.ts'

/** Takes in what was found, and asks how the own account stands to the people in it. @see SRC-05 */
export const ingestFindingsAtom = atom(
  null,
  (_get, set, session: Session, { accounts, statuses }: SearchResultsEntity) => {
    set(ingestAccountsAtom, session, accounts)
    set(ingestStatusesAtom, session, statuses)
    set(
      requestRelationshipsAtom,
      session,
      accounts.map(({ id }) => id),
    )
  },
)
