import { atom } from 'jotai/vanilla'
import type { ListChange } from '@colonnade/api-client/endpoints'
import { changeList } from '@colonnade/api-client/twins'
import type { ListEntity, ListId } from '@colonnade/domain/entities'
import { runAction } from '../actions/run-action.ts'
import { compareAnswer } from '../answers/compare-answer.ts'
import { withIntent, withoutIntent } from '../entities/intents.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { callOfList } from './call-of-list.ts'
import { keepListAtom } from './keep-list.ts'
import { listIntentAtoms, serverListsAtom } from './lists.ts'

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
