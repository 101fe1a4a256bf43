import { atom } from 'jotai/vanilla'
import type {
  AccountEntity,
  AccountId,
  NotificationEntity,
  RelationshipEntity,
} from '@colonnade/domain/entities'
import { putFirst, takeOut } from '@colonnade/domain/timeline'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { perSession, type Session } from '../session.ts'
import { type OwnListKind, peopleListAtoms } from './people-lists.ts'

/** Lets the lists of blocks and mutes follow what an action made of a relationship; the latest stand first. */
export const keepOwnListsAtom = atom(
  null,
  (_get, set, session: Session, { id, blocking, muting }: RelationshipEntity) => {
    set(placeAtom, session, 'BLOCKS', id, blocking)
    set(placeAtom, session, 'MUTES', id, muting)
    if (blocking) set(placeAtom, session, 'FOLLOW_REQUESTS', id, false)
  },
)

/** Takes somebody out of those who ask: they were answered, and servers do not always tell how one stands then. */
export const leaveRequestsAtom = atom(null, (_get, set, session: Session, id: AccountId) => {
  set(placeAtom, session, 'FOLLOW_REQUESTS', id, false)
})

/** Puts in front who asked just now. */
export const noteRequestsAtom = atom(
  null,
  (_get, set, session: Session, told: readonly NotificationEntity[]) => {
    const askers: AccountEntity[] = told
      .filter(({ type }) => type === 'follow_request')
      .map(({ account }) => account)
    if (askers.length === 0) return
    set(ingestAccountsAtom, session, askers)
    for (const { id } of askers) set(placeAtom, session, 'FOLLOW_REQUESTS', id, true)
  },
)

/** What nobody asked for yet is left to its first page. */
const placeAtom = atom(
  null,
  (get, set, session: Session, kind: OwnListKind, id: AccountId, isIn: boolean) => {
    noteMove(session, kind, id, isIn)
    const listAtom = peopleListAtoms(session)(kind)
    const list = get(listAtom)
    if (!list.isLoaded || list.items.includes(id) === isIn) return
    set(listAtom, { ...list, ...(isIn ? putFirst(list, id) : takeOut(list, id)) })
  },
)

/** Who came into a list of one's own (true) or left it while a page of it is on its way: the page may not know. */
const moves = perSession(() => new Map<OwnListKind, Map<AccountId, boolean>>())

/** Notes who came or left; nothing where no page is on its way. */
function noteMove(session: Session, kind: OwnListKind, id: AccountId, isIn: boolean): void {
  moves(session).get(kind)?.set(id, isIn)
}

/**
 * Asks for a page and corrects it by what was done until it came: whoever was answered does not come back with it.
 *
 * @param isFirst whether who came meanwhile belongs in front of it
 */
export async function withMoves<Page extends { readonly items: readonly AccountId[] }>(
  session: Session,
  kind: OwnListKind,
  isFirst: boolean,
  ask: () => Promise<Page>,
): Promise<Page> {
  const moved = new Map<AccountId, boolean>()
  moves(session).set(kind, moved)
  try {
    const page = await ask()
    const stay = page.items.filter((id) => moved.get(id) !== false)
    const come = [...moved].flatMap(([id, isIn]) => (isIn && !stay.includes(id) ? [id] : []))
    return { ...page, items: isFirst ? [...come.toReversed(), ...stay] : stay }
  } finally {
    moves(session).delete(kind)
  }
}
