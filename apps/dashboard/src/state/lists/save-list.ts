import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { createList } from '@colonnade/api-client/endpoints'
import type { ListEntity } from '@colonnade/domain/entities'
import { type ListEditor, listSaved, listSaving } from '@colonnade/domain/people'
import { compareAnswer } from '../answers/compare-answer.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { changeListAtom } from './change-list.ts'
import { keepListAtom } from './keep-list.ts'
import { listAtoms } from './lists.ts'

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
