import { atom } from 'jotai/vanilla'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { withoutFound } from '@colonnade/domain/search'
import { putBack } from '@colonnade/domain/timeline'
import { isByAnyOf } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { type Search, searchAtoms } from './searches.ts'

/** Puts statuses back among what was found, where the same is still looked for. @param before the searches as they were */
export const bringFoundBackAtom = atom(
  null,
  (get, set, session: Session, before: ReadonlyMap<string, Search>, ids: ReadonlySet<StatusId>) => {
    for (const [uuid, was] of before) {
      const searchAtom = searchAtoms(session)(uuid)
      const search = get(searchAtom)
      if (search.query !== was.query) continue
      const { items, shown } = search.statuses
      const all = putBack(items, was.statuses.items, ids).filter((id) => id !== null)
      if (all.length === items.length) continue
      const statuses = { ...search.statuses, items: all, shown: shown + all.length - items.length }
      set(searchAtom, { ...search, statuses })
    }
  },
)

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
