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
import { createPageLoader } from '../paged-lists/page-loader.ts'
import { perSession, type Session } from '../session.ts'
import {
  getListedRelationship,
  muteEndAtoms,
  type OwnListKind,
  accountLists,
  type AccountListKey,
  type AccountListKind,
} from './account-lists.ts'

/** The page size. Servers return this many at once. */
const PAGE_SIZE = 40

/** How many lists about others are kept in memory, so that going back is fast and memory is limited. */
const MAX_LISTS = 10

const LIST_ENDPOINTS = {
  REBLOGGED_BY: getRebloggedBy,
  FAVOURITED_BY: getFavouritedBy,
  FOLLOWERS: getFollowers,
  FOLLOWING: getFollowing,
} as const satisfies Record<AccountListKind, unknown>

const OWN_LIST_ENDPOINTS = {
  FOLLOW_REQUESTS: getFollowRequests,
  BLOCKS: getBlocks,
  MUTES: getMutes,
} as const satisfies Record<OwnListKind, unknown>

const isOwnList = (key: AccountListKey): key is OwnListKind =>
  Object.hasOwn(OWN_LIST_ENDPOINTS, key)

const KINDS = ['REBLOGGED_BY', 'FAVOURITED_BY', 'FOLLOWERS'] as const

const getKind = (key: AccountListKey): AccountListKind =>
  KINDS.find((kind) => key.startsWith(`${kind} `)) ?? 'FOLLOWING'

/** Stores the ends of mutes from a page of the list. */
const storeMuteEndsAtom = atom(
  null,
  (_get, set, session: Session, people: readonly (AccountEntity | MutedAccountEntity)[]) => {
    for (const one of people) {
      if ('mute_expires_at' in one) set(muteEndAtoms(session)(one.id), one.mute_expires_at)
    }
  },
)

/** Load an account list and its next page. @see TH-07, ACC-15, ACC-16 */
export const {
  openAtom: openPeopleListAtom,
  loadMoreAtom: growPeopleListAtom,
  includesItemAtom: isListedAtom,
} = createPageLoader(accountLists, {
  fetchFirst({ api }, key, options) {
    if (isOwnList(key))
      return api.requestPage(OWN_LIST_ENDPOINTS[key], { limit: PAGE_SIZE }, options)
    const id = key.slice(key.indexOf(' ') + 1)
    return api.requestPage(LIST_ENDPOINTS[getKind(key)], { id, limit: PAGE_SIZE }, options)
  },
  fetchNext: ({ api }, key, { next }, options) =>
    api.requestLink(
      isOwnList(key) ? OWN_LIST_ENDPOINTS[key] : LIST_ENDPOINTS[getKind(key)],
      next,
      options,
    ),
  store(set, session, { items: people, next }, key) {
    const items = people.map(({ id }) => id)
    set(ingestAccountsAtom, session, people)
    if (key === 'MUTES') set(storeMuteEndsAtom, session, people)
    set(requestRelationshipsAtom, session, items)
    return { items, next }
  },
  getLimit: (key) => (isOwnList(key) ? null : MAX_LISTS),
  showsLoadingBar: true,
})

/** The mute of an account in the list of mutes, with pending changes: its end, and whether notifications are muted. */
export const listedMuteAtoms = perSession((session) =>
  atomFamily((id: AccountId) => atom((get) => getListedRelationship(get, session, 'MUTES', id))),
)
