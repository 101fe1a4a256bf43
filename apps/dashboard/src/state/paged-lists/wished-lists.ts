import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { holdRecords } from '../entities/holders.ts'
import { perSession, type Session } from '../session.ts'
import { type ListsConfig, type Moves, pagedLists } from './paged-lists.ts'

/** Paged lists that show at once what is wished of them, and as they were where the server refuses. */
export function wishedLists<Key extends string, Item>(config: ListsConfig<Item> = {}) {
  const lists = pagedLists<Key, Item>(config)
  const wishAtoms = perSession(() =>
    atomFamily((_key: Key) => atom<Moves<Item>>(new Map<Item, boolean>())),
  )

  /** Each list as the user should see it. */
  const shownAtoms = perSession((session) =>
    atomFamily((key: Key) =>
      atom((get) => {
        const list = get(lists.atoms(session)(key))
        return list.isLoaded ? lists.applyMoves(list, get(wishAtoms(session)(key))) : list
      }),
    ),
  )

  const { hold } = config
  if (hold !== undefined) {
    holdRecords((get, session) => {
      const keys = [...wishAtoms(session).getParams()]
      return hold(keys.flatMap((key) => [...get(wishAtoms(session)(key)).keys()]))
    })
  }

  /** Notes whether an item should be in a list, as long as the server has not agreed; null when it was answered. */
  const wishAtom = atom(
    null,
    (get, set, session: Session, key: Key, item: Item, isIn: boolean | null) => {
      const wishes = new Map(get(wishAtoms(session)(key)))
      if (isIn === null) wishes.delete(item)
      else wishes.set(item, isIn)
      set(wishAtoms(session)(key), wishes)
    },
  )

  function forget(session: Session, key: Key): void {
    lists.forget(session, key)
    for (const family of [wishAtoms, shownAtoms]) family(session).remove(key)
  }

  return { ...lists, shownAtoms, wishAtom, forget }
}
