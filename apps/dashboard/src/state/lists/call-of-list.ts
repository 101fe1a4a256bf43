import { ApiError, type CallOptions } from '@colonnade/api-client'
import type { ListId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { fetchListAtom } from './fetch-list.ts'
import { listLoadAtoms } from './lists.ts'

const NOT_FOUND = 404

/**
 * A call about a list. A 404 may mean that the list was deleted elsewhere: then it is forgotten, and that
 * is no alert; else the call is made again, so that its refusal is told.
 *
 * @throws ApiError
 */
export async function callOfList<Answer>(
  session: Session,
  id: ListId,
  call: (options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call({ expects: NOT_FOUND })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error
    await session.store.set(fetchListAtom, session, id)
    if (session.store.get(listLoadAtoms(session)(id)).isGone) throw error
    return call({ isKnown: true })
  }
}
