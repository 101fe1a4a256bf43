import { atom } from 'jotai/vanilla'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { withoutFound } from '@colonnade/domain/search'
import { isByAnyOf } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { searchAtoms } from './searches.ts'

/** Takes deleted statuses out of what was found. */
export const removeFoundStatusesAtom = atom(
  null,
  (_get, set, session: Session, gone: ReadonlySet<StatusId>) => {
    set(removeAtom, session, (id) => gone.has(id))
  },
)

/** Takes out what blocked or muted accounts wrote; the people themselves stay: there they can be let back in. */
export const removeFoundStatusesOfAtom = atom(
  null,
  (get, set, session: Session, accounts: ReadonlySet<AccountId>) => {
    set(removeAtom, session, (id) => isByAnyOf(get, session, id, accounts))
  },
)

const removeAtom = atom(null, (get, set, session: Session, isGone: (id: StatusId) => boolean) => {
  for (const uuid of searchAtoms(session).getParams()) {
    const searchAtom = searchAtoms(session)(uuid)
    const search = get(searchAtom)
    const statuses = withoutFound(search.statuses, isGone)
    if (statuses !== search.statuses) set(searchAtom, { ...search, statuses })
  }
})
