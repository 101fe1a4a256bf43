import { atomFamily } from 'jotai-family'
import { atom, type Getter } from 'jotai/vanilla'
import type { AccountId, RelationshipEntity } from '@colonnade/domain/entities'
import { accountAtoms, serverRelationshipAtoms } from '../entities/accounts.ts'
import { applyIntents, relationshipIntentAtoms } from '../entities/intents.ts'
import { type PagedList, pagedLists } from '../paged-lists/paged-lists.ts'
import { perSession, type Session } from '../session.ts'

/** Lists about a status or an account, whose id their key carries. */
export type PeopleListKind = 'REBLOGGED_BY' | 'FAVOURITED_BY' | 'FOLLOWERS' | 'FOLLOWING'
/** Lists of the own account alone. */
export type OwnListKind = 'FOLLOW_REQUESTS' | 'BLOCKS' | 'MUTES'
export type PeopleListKey = `${PeopleListKind} ${string}` | OwnListKind

/** Whom each list names; everybody in it stays known, drawn or not. @see ACC-16 */
export const peopleLists = pagedLists<PeopleListKey, AccountId>({
  hold: (accounts) => ({ accounts }),
})

/** When the mute of an account ends, as the list of mutes told: relationships of most servers do not tell it. */
export const muteEndAtoms = perSession(() =>
  atomFamily((_id: AccountId) => atom<string | null>(null)),
)

/** What being in a list says, whether or not relationships were told, or can tell it (`requested_by` came with 4.2). */
const SAID = {
  FOLLOW_REQUESTS: { requested_by: true },
  BLOCKS: { blocking: true },
  MUTES: { muting: true },
} as const satisfies Record<OwnListKind, Partial<RelationshipEntity>>

const unknown = (id: AccountId): RelationshipEntity => ({
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

/** How one stands to somebody in a list of one's own: what the list says of them, and the wishes under way. */
export function heldRelationship(
  get: Getter,
  session: Session,
  kind: OwnListKind,
  id: AccountId,
): RelationshipEntity {
  const known = get(serverRelationshipAtoms(session)(id)) ?? unknown(id)
  const muting_expires_at = known.muting_expires_at ?? get(muteEndAtoms(session)(id))
  const held = { ...known, ...SAID[kind], muting_expires_at }
  return applyIntents(held, get(relationshipIntentAtoms(session)(id)))
}

/** Whether somebody in a list is still to be shown there: not while a wish to let them go is under way. */
function isHeld(get: Getter, session: Session, kind: OwnListKind, id: AccountId): boolean {
  const { requested_by, blocking, muting } = heldRelationship(get, session, kind, id)
  if (kind === 'FOLLOW_REQUESTS') return requested_by && !blocking
  return kind === 'BLOCKS' ? blocking : muting
}

/** A list as the user should see it: whoever is being let go is gone at once, and back where the server refuses. */
export const shownPeopleAtoms = perSession((session) =>
  atomFamily((key: PeopleListKey) =>
    atom((get): PagedList<AccountId> => {
      const list = get(peopleLists.atoms(session)(key))
      if (key !== 'FOLLOW_REQUESTS' && key !== 'BLOCKS' && key !== 'MUTES') return list
      return { ...list, items: list.items.filter((id) => isHeld(get, session, key, id)) }
    }),
  ),
)

/** Whether the own account lets in only those whom it agreed to. */
const isLockedAtom = perSession((session) =>
  atom((get): boolean => {
    const known = get(accountAtoms(session)(session.me)) ?? session.initialState.account
    return known?.locked === true
  }),
)

/**
 * How many wait to be let in; null where nobody has to ask: the account is not locked, or its server
 * knows no requests. Before the list came it is what the server counted; 2019's did not.
 *
 * @see SES-16
 */
export const waitingRequestsAtom = perSession((session) =>
  atom((get): number | null => {
    if (!get(isLockedAtom(session)) || !session.api.capabilities.has('followRequests')) return null
    const { account } = session.initialState
    const counted =
      account !== null && 'source' in account ? account.source.follow_requests_count : 0
    const { isLoaded, next } = get(peopleLists.atoms(session)('FOLLOW_REQUESTS'))
    if (!isLoaded) return counted
    const shown = get(shownPeopleAtoms(session)('FOLLOW_REQUESTS')).items.length
    return next === null ? shown : Math.max(shown, counted)
  }),
)
