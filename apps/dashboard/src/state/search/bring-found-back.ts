import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { putBack } from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import { searchAtoms, type Search } from './searches.ts'

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
