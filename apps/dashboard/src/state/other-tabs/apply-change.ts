import { atom } from 'jotai/vanilla'
import { muteEndAtoms } from '../account-lists/account-lists.ts'
import { removeFollowRequestAtom } from '../account-lists/update-own-lists.ts'
import { applyDomainBlockAtom } from '../actions/block-domain.ts'
import { updateRelationshipsAtom } from '../actions/relationship-action.ts'
import { updatePinnedListAtom } from '../actions/set-status-flags.ts'
import { ingestPollAtom } from '../actions/vote-poll.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { storeFiltersAtom } from '../filters/fetch-filters.ts'
import { removeStatusesAtom } from '../hidden-accounts/remove-statuses.ts'
import { removeListAtom } from '../lists/delete-list.ts'
import { storeListAtom } from '../lists/fetch-list.ts'
import { updateMembershipAtom } from '../lists/set-member.ts'
import { applyEditAtom } from '../publish/save-edit.ts'
import type { Session } from '../session.ts'
import type { Change } from '../tabs/share-change.ts'
import { addRepliesAtom } from '../threads/threads.ts'
import { insertOwnStatusAtom } from '../timelines/insert-statuses.ts'
import { updateSavedPostsAtom } from '../timelines/update-saved-posts.ts'

/** Applies a change of another tab of the account. */
export const applyChangeAtom = atom(null, (_get, set, session: Session, change: Change): void => {
  switch (change.type) {
    case 'flag':
      set(ingestStatusesAtom, session, [change.status])
      set(applyFlagAtom, session, change)
      break
    case 'published':
      set(ingestStatusesAtom, session, [change.status])
      set(insertOwnStatusAtom, session, change.status)
      set(addRepliesAtom, session, [change.status])
      break
    case 'edited':
      set(applyEditAtom, session, change.before, change.status)
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
      set(applyDomainBlockAtom, session, change.domain, change.isBlocked, false)
      break
    case 'list':
      set(storeListAtom, session, change.list)
      break
    case 'list-deleted':
      set(removeListAtom, session, change.id)
      break
    case 'member':
      set(updateMembershipAtom, session, change)
      break
    case 'filters':
      set(storeFiltersAtom, session, change.filters)
      break
  }
})

type ChangeOf<Type> = Extract<Change, { readonly type: Type }>

/** Updates the lists that depend on a flag. */
const applyFlagAtom = atom(null, (_get, set, session: Session, change: ChangeOf<'flag'>): void => {
  const { status, flag, isOn } = change
  if (flag === 'favourited') set(updateSavedPostsAtom, session, 'favourites', status.id, isOn)
  if (flag === 'bookmarked') set(updateSavedPostsAtom, session, 'bookmarks', status.id, isOn)
  if (flag === 'pinned') set(updatePinnedListAtom, session, status.id, isOn)
})

const applyRelationshipAtom = atom(
  null,
  (_get, set, session: Session, { kind, relationship }: ChangeOf<'relationship'>): void => {
    const { id, muting_expires_at } = relationship
    set(updateRelationshipsAtom, session, [relationship])
    if (kind === 'mute') set(muteEndAtoms(session)(id), muting_expires_at)
    if (kind === 'request') set(removeFollowRequestAtom, session, id)
  },
)
