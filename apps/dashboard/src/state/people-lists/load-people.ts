import { atom } from 'jotai/vanilla'
import type { CallOptions, Page } from '@colonnade/api-client'
import {
  getBlocks,
  getFavouritedBy,
  getFollowers,
  getFollowing,
  getFollowRequests,
  getMutes,
  getRebloggedBy,
} from '@colonnade/api-client/endpoints'
import type { AccountEntity } from '@colonnade/domain/entities'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { requestRelationshipsAtom } from '../entities/request-relationships.ts'
import { loadFirst, loadNext } from '../linked/linked-pages.ts'
import { perSession, type Session } from '../session.ts'
import { withMoves } from './keep-own-lists.ts'
import {
  noteMuteEndsAtom,
  type OwnListKind,
  peopleListAtoms,
  type PeopleListKey,
  type PeopleListKind,
} from './people-lists.ts'

/** How many people a page asks for: what servers give at once. */
const PAGE_SIZE = 40

/** How many lists about others are remembered: the way back is quick, and memory stays bound. */
const MOST_LISTS = 10

/** What went wrong is told in the list itself. */
const OPTIONS: CallOptions = { skipAlert: true }

const ABOUT = {
  REBLOGGED_BY: getRebloggedBy,
  FAVOURITED_BY: getFavouritedBy,
  FOLLOWERS: getFollowers,
  FOLLOWING: getFollowing,
} as const satisfies Record<PeopleListKind, unknown>

const OWN = {
  FOLLOW_REQUESTS: getFollowRequests,
  BLOCKS: getBlocks,
  MUTES: getMutes,
} as const satisfies Record<OwnListKind, unknown>

const openedLists = perSession(() => new Set<PeopleListKey>())

/** Asks for the first page of a list; again, too, when it is there already. @param isUnasked nobody waits for it @see TH-07, ACC-15 */
export const openPeopleListAtom = atom(
  null,
  (_get, _set, session: Session, key: PeopleListKey, isUnasked?: boolean) => {
    if (!isOwn(key)) remember(session, key)
    const ask = async () =>
      session.store.set(takeInAtom, session, key, await firstPageOf(session, key))
    const load = () => (isOwn(key) ? withMoves(session, key, true, ask) : ask())
    return loadFirst(session, peopleListAtoms(session)(key), load, isUnasked)
  },
)

/** Asks for the next page; does nothing where there is none, or one is on its way. @see ACC-15, ACC-16 */
export const growPeopleListAtom = atom(null, (_get, _set, session: Session, key: PeopleListKey) =>
  loadNext(session, peopleListAtoms(session)(key), (next) => {
    const ask = async () => {
      const page = await session.api.follow(endpointOf(key), next, OPTIONS)
      return session.store.set(takeInAtom, session, key, page)
    }
    return isOwn(key) ? withMoves(session, key, false, ask) : ask()
  }),
)

/** People become known before a list names them. */
const takeInAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    key: PeopleListKey,
    { items, next }: Pick<Page<AccountEntity>, 'items' | 'next'>,
  ) => {
    const ids = items.map(({ id }) => id)
    set(ingestAccountsAtom, session, items)
    if (key === 'MUTES') set(noteMuteEndsAtom, session, items)
    set(requestRelationshipsAtom, session, ids)
    return { items: ids, next }
  },
)

function firstPageOf({ api }: Session, key: PeopleListKey): Promise<Page<AccountEntity>> {
  if (isOwn(key)) return api.page(OWN[key], { limit: PAGE_SIZE }, OPTIONS)
  const id = key.slice(key.indexOf(' ') + 1)
  return api.page(ABOUT[kindOf(key)], { id, limit: PAGE_SIZE }, OPTIONS)
}

const endpointOf = (key: PeopleListKey) => (isOwn(key) ? OWN[key] : ABOUT[kindOf(key)])

const isOwn = (key: PeopleListKey): key is OwnListKind => Object.hasOwn(OWN, key)

const KINDS = ['REBLOGGED_BY', 'FAVOURITED_BY', 'FOLLOWERS'] as const

const kindOf = (key: PeopleListKey): PeopleListKind =>
  KINDS.find((kind) => key.startsWith(`${kind} `)) ?? 'FOLLOWING'

function remember(session: Session, key: PeopleListKey): void {
  const opened = openedLists(session)
  opened.delete(key)
  opened.add(key)
  for (const oldest of opened) {
    if (opened.size <= MOST_LISTS) return
    opened.delete(oldest)
    peopleListAtoms(session).remove(oldest)
  }
}
