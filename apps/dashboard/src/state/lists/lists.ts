import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { ListEntity, ListId } from '@colonnade/domain/entities'
import { applyIntents, type Intents } from '../entities/intents.ts'
import { perSession } from '../session.ts'

type Lists = ReadonlyMap<ListId, ListEntity>

/** The own lists as the server returns them, in its order. Written only in this folder. */
export const serverListsAtom = perSession(() => atom<Lists>(new Map()))

/** The pending changes of each list. Written only by `save-list.ts`. */
export const listIntentAtoms = perSession(() =>
  atomFamily((_id: ListId) => atom<Intents<ListEntity>>([])),
)

/** Lists that are being deleted. They are hidden. Written only by `deleteListAtom`. */
export const deletingListsAtom = perSession(() => atom<ReadonlySet<ListId>>(new Set<ListId>()))

/** The own lists as the user sees them. */
export const listsAtom = perSession((session) =>
  atom((get): Lists => {
    const leaving = get(deletingListsAtom(session))
    const shown = [...get(serverListsAtom(session))].filter(([id]) => !leaving.has(id))
    return new Map(
      shown.map(([id, list]) => [id, applyIntents(list, get(listIntentAtoms(session)(id)))]),
    )
  }),
)

/** One of them; undefined if it is unknown or deleted. */
export const listAtoms = perSession((session) =>
  atomFamily((id: ListId) => atom((get) => get(listsAtom(session)).get(id))),
)

export interface ListsLoad {
  readonly isLoaded: boolean
  /** The last error. The request can be retried. */
  readonly error: ApiError | null
}

/** The state of the request for all lists. Written only by `fetch-lists.ts`. */
export const listsLoadAtom = perSession(() => atom<ListsLoad>({ isLoaded: false, error: null }))

export interface ListLoad {
  /** It was deleted, here or elsewhere. */
  readonly isGone: boolean
  readonly error: ApiError | null
}

/** The state of the request for one list. Written only in this folder. */
export const listLoadAtoms = perSession(() =>
  atomFamily((_id: ListId) => atom<ListLoad>({ isGone: false, error: null })),
)
