import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import {
  getBlocks,
  getFavouritedBy,
  getFollowers,
  getFollowing,
  getFollowRequests,
  getMutes,
  getRebloggedBy,
} from '@colonnade/api-client/endpoints'
import type { AccountEntity, AccountId, MutedAccountEntity } from '@colonnade/domain/entities'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { requestRelationshipsAtom } from '../entities/request-relationships.ts'
import { pageLoader } from '../paged-lists/page-loader.ts'
import { perSession, type Session } from '../session.ts'
import {
  heldRelationship,
  muteEndAtoms,
  type OwnListKind,
  peopleLists,
  type PeopleListKey,
  type PeopleListKind,
} from './people-lists.ts'

/** How many people a page asks for: what servers give at once. */
const PAGE_SIZE = 40

/** How many lists about others are remembered: the way back is quick, and memory stays bound. */
const MOST_LISTS = 10

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

const isOwn = (key: PeopleListKey): key is OwnListKind => Object.hasOwn(OWN, key)

const KINDS = ['REBLOGGED_BY', 'FAVOURITED_BY', 'FOLLOWERS'] as const

const kindOf = (key: PeopleListKey): PeopleListKind =>
  KINDS.find((kind) => key.startsWith(`${kind} `)) ?? 'FOLLOWING'

/** Takes the ends from a page of the list. */
const noteMuteEndsAtom = atom(
  null,
  (_get, set, session: Session, people: readonly (AccountEntity | MutedAccountEntity)[]) => {
    for (const one of people) {
      if ('mute_expires_at' in one) set(muteEndAtoms(session)(one.id), one.mute_expires_at)
    }
  },
)

/** Opens a list of people, and asks for more of it. @see TH-07, ACC-15, ACC-16 */
export const {
  openAtom: openPeopleListAtom,
  growAtom: growPeopleListAtom,
  hasAtom: isListedAtom,
} = pageLoader(peopleLists, {
  fetchFirst({ api }, key, options) {
    if (isOwn(key)) return api.page(OWN[key], { limit: PAGE_SIZE }, options)
    const id = key.slice(key.indexOf(' ') + 1)
    return api.page(ABOUT[kindOf(key)], { id, limit: PAGE_SIZE }, options)
  },
  fetchNext: ({ api }, key, { next }, options) =>
    api.follow(isOwn(key) ? OWN[key] : ABOUT[kindOf(key)], next, options),
  take(set, session, { items: people, next }, key) {
    const items = people.map(({ id }) => id)
    set(ingestAccountsAtom, session, people)
    if (key === 'MUTES') set(noteMuteEndsAtom, session, people)
    set(requestRelationshipsAtom, session, items)
    return { items, next }
  },
  limitOf: (key) => (isOwn(key) ? null : MOST_LISTS),
  movesBar: true,
})

/** The mute of somebody in the list of mutes, wishes included: until when, and whether their notifications are muted. */
export const heldMuteAtoms = perSession((session) =>
  atomFamily((id: AccountId) => atom((get) => heldRelationship(get, session, 'MUTES', id))),
)
