import { atomFamily } from 'jotai-family'
import { atom, type Getter } from 'jotai/vanilla'
import type { AccountId, RelationshipEntity } from '@colonnade/domain/entities'
import { accountAtoms, serverRelationshipAtoms } from '../entities/accounts.ts'
import { applyIntents, relationshipIntentAtoms } from '../entities/intents.ts'
import { type PagedList, createPagedLists } from '../paged-lists/paged-lists.ts'
import { perSession, type Session } from '../session.ts'

/** Lists about a status or an account. Their key contains its ID. */
export type AccountListKind = 'REBLOGGED_BY' | 'FAVOURITED_BY' | 'FOLLOWERS' | 'FOLLOWING'
/** Lists of the own account. */
export type OwnListKind = 'FOLLOW_REQUESTS' | 'BLOCKS' | 'MUTES'
export type AccountListKey = `${AccountListKind} ${string}` | OwnListKind

/** The accounts of each list. All are retained from garbage collection, rendered or not. @see ACC-16 */
export const accountLists = createPagedLists<AccountListKey, AccountId>({
  getRetained: (accounts) => ({ accounts }),
})

/** The end of an account's mute, from the list of mutes. Relationships of most servers do not include it. */
export const muteEndAtoms = perSession(() =>
  atomFamily((_id: AccountId) => atom<string | null>(null)),
)

/**
 * The relationship that being in a list implies, in case relationships are unknown or lack it (`requested_by` came
 * with 4.2).
 */
const IMPLIED_RELATIONSHIPS = {
  FOLLOW_REQUESTS: { requested_by: true },
  BLOCKS: { blocking: true },
  MUTES: { muting: true },
} as const satisfies Record<OwnListKind, Partial<RelationshipEntity>>

const createUnknown = (id: AccountId): RelationshipEntity => ({
  id,
  following: false,
  showing_reblogs: false,
  followed_by: false,
  requested: false,
  blocking: false,
  blocked_by: false,
  muting: false,
  muting_notifications: false,
  domain_blocking: false,
  endorsed: false,
  requested_by: false,
  notifying: false,
  note: '',
  muting_expires_at: null,
})

/** Returns the relationship to an account in an own list: what the list implies, with the pending changes. */
export function getListedRelationship(
  get: Getter,
  session: Session,
  kind: OwnListKind,
  id: AccountId,
): RelationshipEntity {
  const known = get(serverRelationshipAtoms(session)(id)) ?? createUnknown(id)
  const muting_expires_at = known.muting_expires_at ?? get(muteEndAtoms(session)(id))
  const held = { ...known, ...IMPLIED_RELATIONSHIPS[kind], muting_expires_at }
  return applyIntents(held, get(relationshipIntentAtoms(session)(id)))
}

/** Returns whether an account is still shown in a list: not while a pending change removes it. */
function isListed(get: Getter, session: Session, kind: OwnListKind, id: AccountId): boolean {
  const { requested_by, blocking, muting } = getListedRelationship(get, session, kind, id)
  if (kind === 'FOLLOW_REQUESTS') return requested_by && !blocking
  return kind === 'BLOCKS' ? blocking : muting
}

/**
 * A list as the user sees it. An account that is being removed is hidden at once, and shown again if the server
 * refuses.
 */
export const shownAccountListAtoms = perSession((session) =>
  atomFamily((key: AccountListKey) =>
    atom((get): PagedList<AccountId> => {
      const list = get(accountLists.atoms(session)(key))
      if (key !== 'FOLLOW_REQUESTS' && key !== 'BLOCKS' && key !== 'MUTES') return list
      return { ...list, items: list.items.filter((id) => isListed(get, session, key, id)) }
    }),
  ),
)

/** Whether the own account approves followers manually. */
const isLockedAtom = perSession((session) =>
  atom((get): boolean => {
    const known = get(accountAtoms(session)(session.me)) ?? session.initialState.account
    return known?.locked === true
  }),
)

/**
 * The number of follow requests; null if there can be none: the account is not locked, or its server has no requests.
 * Before the list is loaded it is the server's count, which servers of 2019 do not return.
 *
 * @see SES-16
 */
export const followRequestCountAtom = perSession((session) =>
  atom((get): number | null => {
    if (!get(isLockedAtom(session)) || !session.api.capabilities.has('followRequests')) return null
    const { account } = session.initialState
    const counted =
      account !== null && 'source' in account ? account.source.follow_requests_count : 0
    const { isLoaded, next } = get(accountLists.atoms(session)('FOLLOW_REQUESTS'))
    if (!isLoaded) return counted
    const shown = get(shownAccountListAtoms(session)('FOLLOW_REQUESTS')).items.length
    return next === null ? shown : Math.max(shown, counted)
  }),
)
