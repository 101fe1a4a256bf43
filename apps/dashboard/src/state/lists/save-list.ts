import { atom } from 'jotai/vanilla'
import { ApiError, type CallOptions } from '@colonnade/api-client'
import { createList, type ListChange } from '@colonnade/api-client/endpoints'
import { changeList } from '@colonnade/api-client/twins'
import type { ListEntity, ListId } from '@colonnade/domain/entities'
import { type ListEditor, listSaved, listSaving } from '@colonnade/domain/people'
import { runAction } from '../actions/run-action.ts'
import { compareAnswer } from '../answers/compare-answer.ts'
import { withIntent, withoutIntent } from '../entities/intents.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { fetchListAtom, keepListAtom } from './fetch-list.ts'
import { listAtoms, listIntentAtoms, listLoadAtoms, serverListsAtom } from './lists.ts'

/** What became of it: the list, and the editor after it. */
export interface SavedList {
  readonly list: ListEntity
  readonly editor: ListEditor
}

/**
 * Makes the list of an editor without one, else gives it its new title.
 *
 * @param shouldReset whether the editor is empty afterwards
 * @returns null where there was nothing to save, or the server refused: that has its alert
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
    const saving = listSaving(editor)
    if (saving === null) return null
    if (saving.kind === 'create') {
      const list = await set(createListAtom, session, saving.title)
      return list === null ? null : { list, editor: listSaved(list, shouldReset) }
    }
    const isTaken = await set(changeListAtom, session, saving.id, { title: saving.title })
    const list = get(listAtoms(session)(saving.id))
    if (!isTaken || list === undefined) return null
    return { list, editor: listSaved(list, shouldReset) }
  },
)

const createListAtom = atom(
  null,
  async (_get, set, session: Session, title: string): Promise<ListEntity | null> => {
    try {
      const list = await session.api.call(createList, { title })
      set(keepListAtom, session, list)
      shareChange(session, { type: 'list', list })
      compareAnswer(session, { of: 'list', asked: { title }, answer: list })
      return list
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return null
    }
  },
)

/**
 * Changes one trait of a list, at once on screen.
 *
 * @param change with that trait alone
 * @returns whether the server took it; a refusal has its alert. Never rejects for one.
 * @see LST-07
 */
export const changeListAtom = atom(
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
        show: (wanted) =>
          set(intentsAtom, (pending) =>
            withIntent(pending, { kind, apply: (list) => ({ ...list, ...wanted }) }),
          ),
        call: (wanted) =>
          callOfList(session, id, (options) =>
            changeList(session.api, { id, title: known()?.title ?? '' }, wanted, options),
          ),
        accept(list, wanted, isSettled) {
          isTaken = true
          compareAnswer(session, { of: 'list', asked: wanted, answer: list })
          shareChange(session, { type: 'list', list })
          set(settleAtom, session, list, isSettled ? kind : null)
        },
        drop: () => set(intentsAtom, (pending) => withoutIntent(pending, kind)),
        isSo: (wanted) => isSo(known(), wanted),
      },
      change,
    )
    return isTaken
  },
)

/** The answer comes in and the wish goes in one write, so that nothing flickers. */
const settleAtom = atom(
  null,
  (_get, set, session: Session, list: ListEntity, kind: string | null) => {
    set(keepListAtom, session, list)
    if (kind === null) return
    set(listIntentAtoms(session)(list.id), (pending) => withoutIntent(pending, kind))
  },
)

const isSo = (known: ListEntity | undefined, wanted: ListChange): boolean =>
  known !== undefined &&
  (wanted.title ?? known.title) === known.title &&
  (wanted.replies_policy ?? known.replies_policy) === known.replies_policy &&
  (wanted.exclusive ?? known.exclusive) === known.exclusive

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
