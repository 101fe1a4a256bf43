import { atom } from 'jotai/vanilla'
import { ApiError, type RequestOptions } from '@colonnade/api-client'
import { changeList } from '@colonnade/api-client/compat'
import { createList, type ListChange } from '@colonnade/api-client/endpoints'
import { type ListEditor, applyListSaved, getListSaveAction } from '@colonnade/domain/accounts'
import type { ListEntity, ListId } from '@colonnade/domain/entities'
import { runAction } from '../actions/run-optimistic-action.ts'
import { checkResponse } from '../check-responses/check-response.ts'
import { addToIntents, removeFromIntents } from '../entities/intents.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { fetchListAtom, storeListAtom } from './fetch-list.ts'
import { listAtoms, listIntentAtoms, listLoadAtoms, serverListsAtom } from './lists.ts'

/** The saved list, and the editor after it. */
export interface SavedList {
  readonly list: ListEntity
  readonly editor: ListEditor
}

/**
 * Creates the list of a new editor, or updates the title of its list.
 *
 * @param shouldReset whether the editor is cleared afterwards
 * @returns null if there was nothing to save, or after an error, which is shown as an alert
 * @see LST-03, LST-04, LST-06, LST-07
 */
export const saveListAtom = atom(
  null,
  async (
    get,
    set,
    session: Session,
    editor: ListEditor,
    shouldReset: boolean,
  ): Promise<SavedList | null> => {
    const saving = getListSaveAction(editor)
    if (saving === null) return null
    if (saving.kind === 'create') {
      const list = await set(createListAtom, session, saving.title)
      return list === null ? null : { list, editor: applyListSaved(list, shouldReset) }
    }
    const isTaken = await set(updateListAtom, session, saving.id, { title: saving.title })
    const list = get(listAtoms(session)(saving.id))
    if (!isTaken || list === undefined) return null
    return { list, editor: applyListSaved(list, shouldReset) }
  },
)

const createListAtom = atom(
  null,
  async (_get, set, session: Session, title: string): Promise<ListEntity | null> => {
    try {
      const list = await session.api.request(createList, { title })
      set(storeListAtom, session, list)
      shareChange(session, { type: 'list', list })
      checkResponse(session, { of: 'list', requested: { title }, received: list })
      return list
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return null
    }
  },
)

/**
 * Updates one property of a list optimistically.
 *
 * @param change that property only
 * @returns whether the request succeeded; an error is shown as an alert. Never rejects for one.
 * @see LST-07
 */
export const updateListAtom = atom(
  null,
  async (get, set, session: Session, id: ListId, change: ListChange): Promise<boolean> => {
    const known = () => get(serverListsAtom(session)).get(id)
    const intentsAtom = listIntentAtoms(session)(id)
    const kind = Object.keys(change).join(' ')
    let isTaken = false
    await runAction<ListEntity, ListChange>(
      session,
      {
        name: `list:${id} ${kind}`,
        showPending: (wanted) =>
          set(intentsAtom, (pending) =>
            addToIntents(pending, { kind, apply: (list) => ({ ...list, ...wanted }) }),
          ),
        send: (wanted) =>
          requestList(session, id, (options) =>
            changeList(session.api, { id, title: known()?.title ?? '' }, wanted, options),
          ),
        accept(list, wanted, isSettled) {
          isTaken = true
          checkResponse(session, { of: 'list', requested: wanted, received: list })
          shareChange(session, { type: 'list', list })
          set(applyResponseAtom, session, list, isSettled ? kind : null)
        },
        removePending: () => set(intentsAtom, (pending) => removeFromIntents(pending, kind)),
        isConfirmed: (wanted) => isConfirmed(known(), wanted),
      },
      change,
    )
    return isTaken
  },
)

/** Applies the response and removes the pending change in one write, so that nothing flickers. */
const applyResponseAtom = atom(
  null,
  (_get, set, session: Session, list: ListEntity, kind: string | null) => {
    set(storeListAtom, session, list)
    if (kind === null) return
    set(listIntentAtoms(session)(list.id), (pending) => removeFromIntents(pending, kind))
  },
)

const isConfirmed = (known: ListEntity | undefined, wanted: ListChange): boolean =>
  known !== undefined &&
  (wanted.title ?? known.title) === known.title &&
  (wanted.replies_policy ?? known.replies_policy) === known.replies_policy &&
  (wanted.exclusive ?? known.exclusive) === known.exclusive

const NOT_FOUND = 404

/**
 * Sends a request about a list. A 404 may mean that the list was deleted elsewhere: then it is removed without an
 * alert. Otherwise the request is sent again, so that its error is shown.
 *
 * @throws ApiError
 */
export async function requestList<Answer>(
  session: Session,
  id: ListId,
  call: (options: RequestOptions) => Promise<Answer>,
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
