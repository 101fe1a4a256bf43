import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import {
  changeMarks,
  findNextDue,
  type MarkChange,
  NO_MARKS_YET,
  type NotificationMarks,
  readMarks,
  replaceMarks,
  toStoredMarks,
} from '@colonnade/domain/notifications'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import { computeRowsAtom } from '../list-columns/compute-rows.ts'
import { marksAtom } from '../notifications/row-rules.ts'
import { perSession, type Session } from '../session.ts'

const getMarksKey = ({ key }: Session): string => getAccountStorageKey(key, 'marks')

const readStoredMarks = (session: Session): NotificationMarks =>
  readMarks(parseJsonOrNull(session.platform.storage.read(getMarksKey(session))))

/**
 * The moment up to which put-off notifications are shown again, in milliseconds since 1970. It advances when one is
 * due.
 */
export const rowRulesTimeAtom = perSession(() => atom(0))

/** Loads the marks that this browser stores. */
export const loadMarksAtom = atom(null, (_get, set, session: Session) => {
  set(rowRulesTimeAtom(session), session.platform.clock.now())
  set(marksAtom(session), readStoredMarks(session))
})

/** Stores the marks. Other tabs may have changed them, so the change is made to the stored ones. */
const writeMarksAtom = atom(
  null,
  (_get, set, session: Session, change: (marks: NotificationMarks) => NotificationMarks) => {
    const { storage } = session.platform
    const marks = change(readStoredMarks(session))
    if (marks.size === 0) storage.remove(getMarksKey(session))
    else storage.write(getMarksKey(session), JSON.stringify(toStoredMarks(marks)))
    set(marksAtom(session), marks)
  },
)

/** Marks notifications. @returns restores the earlier marks */
export const markAtom = atom(
  null,
  (_get, set, session: Session, ids: readonly NotificationId[], change: MarkChange) => {
    const before = readStoredMarks(session)
    set(writeMarksAtom, session, (marks) => changeMarks(marks, ids, change))
    return () => {
      const earlier = ids.map((id) => [id, before.get(id)] as const)
      session.store.set(writeMarksAtom, session, (marks) => replaceMarks(marks, earlier))
    }
  },
)

/** Removes the marks of notifications that the server does not have any more. */
export const dropMarksAtom = atom(
  null,
  (_get, set, session: Session, ids: readonly NotificationId[]) => {
    const gone = ids.map((id) => [id, undefined] as const)
    set(writeMarksAtom, session, (marks) => replaceMarks(marks, gone))
  },
)

/** Whether a column shows the notifications that are done. */
export const isDoneShownAtoms = perSession(() => atomFamily((_uuid: string) => atom(false)))

/** Shows or hides in a column what is done. */
export const showDoneAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, isShown: boolean) => {
    set(isDoneShownAtoms(session)(uuid), isShown)
    set(computeRowsAtom, session, uuid)
  },
)

/** The wall clock is checked at least this often, because timers do not count while the device sleeps. */
const CHECK_MS = 60_000

/** Shows put-off notifications when they are due, and what other tabs mark. @returns stops it */
export function startMarks(session: Session): () => void {
  const { store, platform } = session
  const { clock, storage, page } = platform
  let cancel = () => {}

  function check(): void {
    cancel()
    const marks = store.get(marksAtom(session)) ?? NO_MARKS_YET
    const now = clock.now()
    const next = findNextDue(marks, store.get(rowRulesTimeAtom(session)))
    if (next === null) return
    if (next <= now) {
      store.set(rowRulesTimeAtom(session), now)
      check()
    } else cancel = clock.after(Math.min(next - now, CHECK_MS), check)
  }

  check()
  const stops = [
    store.sub(marksAtom(session), check),
    page.watch(check),
    storage.watch((name) => {
      if (name === getMarksKey(session)) store.set(marksAtom(session), readStoredMarks(session))
    }),
  ]
  return () => {
    cancel()
    for (const stop of stops) stop()
  }
}
