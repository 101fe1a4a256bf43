import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getLists } from '@colonnade/api-client/endpoints'
import type { ListEntity, ListId } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'

const NONE: ReadonlyMap<ListId, ListEntity> = new Map()

/** The own lists by id, in the server's order. Written by `fetchListsAtom` only. */
export const listsAtom = perSession(() => atom(NONE))

/** A server without lists simply has none. */
export const fetchListsAtom = atom(null, async (_get, set, session: Session) => {
  try {
    const lists = await session.api.call(getLists, {}, { skipAlert: true })
    set(listsAtom(session), new Map(lists.map((list) => [list.id, list])))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
})
