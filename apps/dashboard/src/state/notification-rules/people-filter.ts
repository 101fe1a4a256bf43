import { atomFamily } from 'jotai-family'
import { atom, type Getter } from 'jotai/vanilla'
import { type AccountId, listId, type NotificationRecord } from '@colonnade/domain/entities'
import {
  getChosenLists,
  isAmongPeople,
  type NotificationPeople,
} from '@colonnade/domain/notifications'
import { relationshipAtoms } from '../entities/accounts.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import {
  failedRelationshipsAtom,
  requestRelationshipsAtom,
} from '../entities/request-relationships.ts'
import { fetchMembersAtom, listMembers } from '../lists/list-members.ts'
import { getPeopleOfList, type NotificationsName } from '../live-lists/list-name.ts'
import { notificationWindows } from '../notifications/notifications.ts'
import { perSession, type Session } from '../session.ts'

/** Whether some of these people are known by their relationship. */
const needsRelationship = (people: readonly NotificationPeople[]): boolean =>
  people.length > getChosenLists(people).length

/** The members of a list that has loaded; null for any other. */
const getMemberSet = perSession((session) => {
  const sets = new WeakMap<readonly AccountId[], ReadonlySet<AccountId>>()
  return (get: Getter, id: string): ReadonlySet<AccountId> | null => {
    const { items, isLoaded } = get(listMembers.shownAtoms(session)(listId(id)))
    if (!isLoaded) return null
    const known = sets.get(items) ?? new Set(items)
    sets.set(items, known)
    return known
  }
})

/** Returns whether an account belongs to the people of a list; null while that is not known. */
function findVerdict(
  get: Getter,
  session: Session,
  people: readonly NotificationPeople[],
  account: AccountId,
): boolean | null {
  if (account === session.me) return false
  return isAmongPeople(people, {
    relationship: get(relationshipAtoms(session)(account)),
    isInList: (id) => getMemberSet(session)(get, id)?.has(account) ?? null,
  })
}

/** Returns whether something that decides about an account could not be fetched. */
const hasFailed = (
  get: Getter,
  session: Session,
  people: readonly NotificationPeople[],
  account: AccountId,
): boolean =>
  (needsRelationship(people) && get(failedRelationshipsAtom(session)).has(account)) ||
  getChosenLists(people).some(
    (id) => get(listMembers.shownAtoms(session)(listId(id))).error !== null,
  )

/** Whether a notification is shown: of one of the people, or of an account of which the server says nothing. */
export function isPersonShown(
  get: Getter,
  session: Session,
  name: NotificationsName,
  { account }: NotificationRecord,
): boolean {
  const people = getPeopleOfList(name)
  if (people.length === 0) return true
  return findVerdict(get, session, people, account) ?? hasFailed(get, session, people, account)
}

/** What a list hides and does not know. */
export interface PeopleReport {
  /** The number of notifications of other people. */
  readonly hidden: number
  /** Whether some are hidden until their account is known. */
  readonly isWaiting: boolean
  /** Whether some are shown because nothing is known of their account. */
  readonly isUncertain: boolean
}

const NO_PEOPLE_REPORT: PeopleReport = { hidden: 0, isWaiting: false, isUncertain: false }

/** Returns the accounts of a list's notifications, each once. */
const getAccounts = (get: Getter, session: Session, name: NotificationsName) =>
  get(notificationWindows(session)(name)).items.flatMap(
    (id) => (id === null ? undefined : get(notificationAtoms(session)(id))?.account) ?? [],
  )

/** Counts what a list of chosen people hides. */
function getPeopleReport(get: Getter, session: Session, name: NotificationsName): PeopleReport {
  const people = getPeopleOfList(name)
  if (people.length === 0) return NO_PEOPLE_REPORT
  let report = NO_PEOPLE_REPORT
  for (const account of getAccounts(get, session, name)) {
    const verdict = findVerdict(get, session, people, account)
    if (verdict === false) report = { ...report, hidden: report.hidden + 1 }
    else if (verdict === null)
      report = hasFailed(get, session, people, account)
        ? { ...report, isUncertain: true }
        : { ...report, isWaiting: true }
  }
  return report
}

/** Fetches what the people of a list depend on, each once. What failed is only fetched again on request. */
export const fetchPeopleAtom = atom(
  null,
  (get, set, session: Session, name: NotificationsName, isRetry = false) => {
    const people = getPeopleOfList(name)
    for (const id of getChosenLists(people)) {
      const { isLoaded, error } = get(listMembers.shownAtoms(session)(listId(id)))
      if (!isLoaded && (error === null || isRetry)) void set(fetchMembersAtom, session, listId(id))
    }
    if (!needsRelationship(people)) return
    const failed = get(failedRelationshipsAtom(session))
    const accounts = new Set(getAccounts(get, session, name))
    const wanted = [...accounts].filter((id) => isRetry || !failed.has(id))
    set(requestRelationshipsAtom, session, wanted)
  },
)

/** The report of each list. */
export const peopleReportAtoms = perSession((session) =>
  atomFamily((name: NotificationsName) =>
    atom((get): PeopleReport => getPeopleReport(get, session, name)),
  ),
)
