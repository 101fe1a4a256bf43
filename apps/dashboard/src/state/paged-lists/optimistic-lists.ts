import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { retainRecords } from '../entities/retain-records.ts'
import { perSession, type Session } from '../session.ts'
import { type ListsConfig, type ItemChanges, createPagedLists } from './paged-lists.ts'

/** Creates paged lists with optimistic updates. They are reverted when the server refuses. */
export function createOptimisticLists<Key extends string, Item>(config: ListsConfig<Item> = {}) {
  const lists = createPagedLists<Key, Item>(config)
  const pendingAtoms = perSession(() =>
    atomFamily((_key: Key) => atom<ItemChanges<Item>>(new Map<Item, boolean>())),
  )

  /** Each list as the user sees it. */
  const shownAtoms = perSession((session) =>
    atomFamily((key: Key) =>
      atom((get) => {
        const list = get(lists.atoms(session)(key))
        return list.isLoaded ? lists.applyMoves(list, get(pendingAtoms(session)(key))) : list
      }),
    ),
  )

  const { getRetained } = config
  if (getRetained !== undefined) {
    retainRecords((get, session) => {
      const keys = [...pendingAtoms(session).getParams()]
      return getRetained(keys.flatMap((key) => [...get(pendingAtoms(session)(key)).keys()]))
    })
  }

  /** Sets whether an item should be in a list until the server has responded; null removes the pending change. */
  const setPendingAtom = atom(
    null,
    (get, set, session: Session, key: Key, item: Item, isIn: boolean | null) => {
      const changes = new Map(get(pendingAtoms(session)(key)))
      if (isIn === null) changes.delete(item)
      else changes.set(item, isIn)
      set(pendingAtoms(session)(key), changes)
    },
  )

  function forget(session: Session, key: Key): void {
    lists.forget(session, key)
    for (const family of [pendingAtoms, shownAtoms]) family(session).remove(key)
  }

  return { ...lists, shownAtoms, setPendingAtom, forget }
}
