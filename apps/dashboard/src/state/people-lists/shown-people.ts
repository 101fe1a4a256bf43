import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { AccountId } from '@colonnade/domain/entities'
import type { LinkedPages } from '../linked/linked-pages.ts'
import { perSession } from '../session.ts'
import { isHeld } from './held-relationship.ts'
import { peopleListAtoms, type PeopleListKey } from './people-lists.ts'

/** A list as the user should see it: whoever is being let go is gone at once, and back where the server refuses. */
export const shownPeopleAtoms = perSession((session) =>
  atomFamily((key: PeopleListKey) =>
    atom((get): LinkedPages<AccountId> => {
      const list = get(peopleListAtoms(session)(key))
      if (key !== 'FOLLOW_REQUESTS' && key !== 'BLOCKS' && key !== 'MUTES') return list
      return { ...list, items: list.items.filter((id) => isHeld(get, session, key, id)) }
    }),
  ),
)
