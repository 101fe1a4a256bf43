import { msg, t } from '@lingui/core/macro'
import type { NotificationId } from '@colonnade/domain/entities'
import type { MarkChange, NotificationMark } from '@colonnade/domain/notifications'
import { i18n } from '../../lib/i18n.ts'
import { markAtom } from '../../state/notification-rules/marks.ts'
import { marksAtom } from '../../state/notifications/row-rules.ts'
import type { Session } from '../../state/session.ts'
import { showMessageAtom } from '../../state/ui/messages.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { type Action, getAvailableActions, getKeys } from '../../ui/command-list/action.ts'
import type { MenuEntries } from '../../ui/menu/menu-entries.ts'

interface EntryFacts {
  readonly mark: NotificationMark | undefined
}

interface EntryContext extends EntryFacts {
  readonly session: Session
  /** All notifications of the row. */
  readonly ids: readonly NotificationId[]
}

interface EntryAction extends Action<EntryFacts, EntryContext> {
  readonly id: 'done' | 'put-off' | 'needs-answer'
  readonly isOn: (facts: EntryFacts) => boolean
}

/** Marks notifications, and offers to undo that. */
export function markWithToast(
  session: Session,
  ids: readonly NotificationId[],
  change: MarkChange,
  text: string,
): void {
  const undo = session.store.set(markAtom, session, ids, change)
  session.app.set(showMessageAtom, { kind: 'text', text, action: { label: t`Undo`, run: undo } })
}

const isDone = ({ mark }: EntryFacts) => mark?.isDone === true
const needsAnswer = ({ mark }: EntryFacts) => mark?.needsAnswer === true

/** What the user can decide about a notification. @see BY-46 */
export const ENTRY_ACTIONS: readonly EntryAction[] = [
  {
    id: 'done',
    label: msg`Done`,
    icon: 'check',
    keys: ['d'],
    isOn: isDone,
    run({ session, ids, ...facts }) {
      const isOn = !isDone(facts)
      markWithToast(
        session,
        ids,
        { type: 'done', isOn },
        isOn ? t`Marked as done` : t`No longer marked as done`,
      )
    },
  },
  {
    id: 'put-off',
    label: msg`Put off`,
    icon: 'clock',
    keys: ['z'],
    isOn: () => false,
    run: ({ session: { app, key }, ids }) =>
      app.set(openModalAtom, { type: 'PUT_OFF', accountKey: key, notificationIds: ids }),
  },
  {
    id: 'needs-answer',
    label: msg`Needs an answer`,
    icon: 'flag',
    keys: ['a'],
    isOn: needsAnswer,
    run({ session, ids, ...facts }) {
      const isOn = !needsAnswer(facts)
      session.store.set(markAtom, session, ids, { type: 'answer', isOn })
      const text = isOn ? t`Marked as in need of an answer` : t`No longer in need of an answer`
      session.app.set(showMessageAtom, { kind: 'text', text, isUnseen: true })
    },
  },
]

function createContext(session: Session, ids: readonly NotificationId[]): EntryContext {
  const marks = session.store.get(marksAtom(session))
  return { session, ids, mark: marks?.get(ids[0] ?? '') }
}

/** Returns the menu entries of a notification. */
export function getEntryMenu(
  session: Session,
  ids: readonly NotificationId[],
): MenuEntries<string> {
  const context = createContext(session, ids)
  return getAvailableActions(ENTRY_ACTIONS, context).map(({ action, label, icon = 'more' }) => ({
    id: action.id,
    label: i18n._(label),
    icon,
    // An entry that is off says nothing about a state, so that it reads as what it does.
    ...(action.isOn(context) && { isOn: true }),
    onSelect: () => action.run(context),
  }))
}

/** Returns what a key does to a notification; undefined for any other key. */
export function findEntryAction(
  session: Session,
  ids: readonly NotificationId[],
  key: string,
): { readonly run: () => void; readonly isLeaving: boolean } | undefined {
  const action = ENTRY_ACTIONS.find((one) => getKeys(one).includes(key))
  if (action === undefined) return undefined
  const context = createContext(session, ids)
  return {
    run: () => action.run(context),
    isLeaving: action.id === 'done' && !isDone(context),
  }
}
