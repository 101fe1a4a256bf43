import { atom } from 'jotai/vanilla'
import type { CallOptions } from '@colonnade/api-client'
import { getDomainBlocks } from '@colonnade/api-client/endpoints'
import { loadFirst, loadNext } from '../linked/linked-pages.ts'
import type { Session } from '../session.ts'
import { domainBlocksAtom } from './domain-blocks.ts'

/** How many names a page asks for: what servers give when they are not told. */
const PAGE_SIZE = 100

/** What went wrong is told in the list itself. */
const OPTIONS: CallOptions = { skipAlert: true }

/** Asks which servers are blocked; again, too. @see DOM-03 */
export const openDomainBlocksAtom = atom(null, (_get, _set, session: Session) =>
  loadFirst(session, domainBlocksAtom(session), () =>
    session.api.page(getDomainBlocks, { limit: PAGE_SIZE }, OPTIONS),
  ),
)

/** Asks for the next page; does nothing where there is none. @see DOM-04 */
export const growDomainBlocksAtom = atom(null, (_get, _set, session: Session) =>
  loadNext(session, domainBlocksAtom(session), (next) =>
    session.api.follow(getDomainBlocks, next, OPTIONS),
  ),
)
