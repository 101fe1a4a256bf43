import { atom } from 'jotai/vanilla'
import { settleDomainAtom } from '../actions/block-domain.ts'
import { ingestPollAtom } from '../actions/polls.ts'
import { settleRelationshipsAtom } from '../actions/relationship-action.ts'
import { keepPinnedAtom } from '../actions/set-flags.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { keepFiltersAtom } from '../filters/filters.ts'
import { keepListAtom } from '../lists/fetch-list.ts'
import { forgetListAtom } from '../lists/forget-list.ts'
import { keepMemberAtom } from '../lists/set-member.ts'
import { removeStatusesAtom } from '../out-of-sight/remove-statuses.ts'
import { leaveRequestsAtom } from '../people-lists/keep-own-lists.ts'
import { muteEndAtoms } from '../people-lists/people-lists.ts'
import { takeEditAtom } from '../publish/save-edit.ts'
import type { Session } from '../session.ts'
import type { Change } from '../tabs/share-change.ts'
import { growThreadsAtom } from '../threads/threads.ts'
import { keepStatusAtom } from '../timelines/keep-status.ts'
import { placeOwnStatusAtom } from '../timelines/place-status.ts'

/** Takes in what another tab of the account changed. */
export const applyChangeAtom = atom(null, (_get, set, session: Session, change: Change): void => {
  switch (change.type) {
    case 'flag':
      set(ingestStatusesAtom, session, [change.status])
      set(applyFlagAtom, session, change)
      break
    case 'published':
      set(ingestStatusesAtom, session, [change.status])
      set(placeOwnStatusAtom, session, change.status)
      set(growThreadsAtom, session, [change.status])
      break
    case 'edited':
      set(takeEditAtom, session, change.before, change.status)
      break
    case 'deleted':
      set(removeStatusesAtom, session, [change.id])
      break
    case 'poll':
      set(ingestPollAtom, session, change.id, change.poll)
      break
    case 'relationship':
      set(applyRelationshipAtom, session, change)
      break
    case 'domain':
      set(settleDomainAtom, session, change.domain, change.isBlocked, false)
      break
    case 'list':
      set(keepListAtom, session, change.list)
      break
    case 'list-deleted':
      set(forgetListAtom, session, change.id)
      break
    case 'member':
      set(keepMemberAtom, session, change)
      break
    case 'filters':
      set(keepFiltersAtom, session, change.filters)
      break
  }
})

type Of<Type> = Extract<Change, { readonly type: Type }>

/** The lists that follow a flag. */
const applyFlagAtom = atom(null, (_get, set, session: Session, change: Of<'flag'>): void => {
  const { status, flag, isOn } = change
  if (flag === 'favourited') set(keepStatusAtom, session, 'favourites', status.id, isOn)
  if (flag === 'bookmarked') set(keepStatusAtom, session, 'bookmarks', status.id, isOn)
  if (flag === 'pinned') set(keepPinnedAtom, session, status.id, isOn)
})

const applyRelationshipAtom = atom(
  null,
  (_get, set, session: Session, { kind, relationship }: Of<'relationship'>): void => {
    const { id, muting_expires_at } = relationship
    set(settleRelationshipsAtom, session, [relationship])
    if (kind === 'mute') set(muteEndAtoms(session)(id), muting_expires_at)
    if (kind === 'request') set(leaveRequestsAtom, session, id)
  },
)
