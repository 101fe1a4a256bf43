import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { ListEntity, ListId } from '@colonnade/domain/entities'
import { applyIntents, type Intents } from '../entities/intents.ts'
import { perSession } from '../session.ts'

type Lists = ReadonlyMap<ListId, ListEntity>

/** The own lists as the server has them, in its order. Written in this folder only. */
export const serverListsAtom = perSession(() => atom<Lists>(new Map()))

/** What is wished of each list and not confirmed yet. Written by `save-list.ts` only. */
export const listIntentAtoms = perSession(() =>
  atomFamily((_id: ListId) => atom<Intents<ListEntity>>([])),
)

/** Lists whose deletion is on its way: they show no more. Written by `deleteListAtom` only. */
export const leavingListsAtom = perSession(() => atom<ReadonlySet<ListId>>(new Set<ListId>()))

/** The own lists as the user should see them. */
export const listsAtom = perSession((session) =>
  atom((get): Lists => {
    const leaving = get(leavingListsAtom(session))
    const shown = [...get(serverListsAtom(session))].filter(([id]) => !leaving.has(id))
    return new Map(
      shown.map(([id, list]) => [id, applyIntents(list, get(listIntentAtoms(session)(id)))]),
    )
  }),
)

/** One of them; undefined where it is not known, or gone. */
export const listAtoms = perSession((session) =>
  atomFamily((id: ListId) => atom((get) => get(listsAtom(session)).get(id))),
)

export interface ListsLoad {
  readonly isLoaded: boolean
  /** What went wrong last; the same may be asked again. */
  readonly error: ApiError | null
}

/** Whether the lists were asked for, and how that went. Written by `fetch-lists.ts` only. */
export const listsLoadAtom = perSession(() => atom<ListsLoad>({ isLoaded: false, error: null }))

export interface ListLoad {
  /** The server no longer has it: it was deleted, here or elsewhere. */
  readonly isGone: boolean
  readonly error: ApiError | null
}

/** How it went to ask for one list. Written in this folder only. */
export const listLoadAtoms = perSession(() =>
  atomFamily((_id: ListId) => atom<ListLoad>({ isGone: false, error: null })),
)
