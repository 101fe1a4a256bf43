import { atom } from 'jotai/vanilla'
import {
  bookmarkStatus,
  favouriteStatus,
  unbookmarkStatus,
  unfavouriteStatus,
} from '@colonnade/api-client/endpoints'
import type { StatusEntity, StatusId, StatusRecord } from '@colonnade/domain/entities'
import { refetchOnFailure } from '../check-responses/refetch-on-failure.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { addIntentAtom, removeIntentAtom, type StatusIntent } from '../entities/intents.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { shareChange, type StatusFlag } from '../tabs/share-change.ts'
import { updateSavedPostsAtom } from '../timelines/update-saved-posts.ts'
import { type Action, runAction } from './run-optimistic-action.ts'

type Count = 'favourites_count' | 'reblogs_count'

interface StatusSwitch {
  readonly flag: StatusFlag
  /** The counter that changes with the flag, if there is one. */
  readonly count?: Count
  readonly request: (session: Session, id: StatusId, wanted: boolean) => Promise<StatusEntity>
  /** Applies further changes after the request succeeds. */
  readonly onSuccess?: (session: Session, id: StatusId, wanted: boolean) => void
}

/** Creates the pending change. It changes the counter only if the flag changes. */
function createFlagIntent(
  flag: StatusFlag,
  count: Count | undefined,
  wanted: boolean,
): StatusIntent {
  return {
    kind: flag,
    apply(status) {
      if (status[flag] === wanted) return status
      const changed: StatusRecord = { ...status, [flag]: wanted }
      if (count === undefined) return changed
      return { ...changed, [count]: Math.max(0, status[count] + (wanted ? 1 : -1)) }
    },
  }
}

/**
 * Sets the flag that was requested, because some servers respond with the old one. The counter was read with the old
 * flag, so it is corrected too, unless it has changed since.
 */
function correctFlag(
  response: StatusEntity,
  known: StatusRecord | undefined,
  { flag, count }: { readonly flag: StatusFlag; readonly count: Count | undefined },
  isOn: boolean,
): StatusEntity {
  if (response[flag] === isOn) return response
  const corrected: StatusEntity = { ...response, [flag]: isOn }
  const hasMoved = count !== undefined && known !== undefined && response[count] !== known[count]
  if (count === undefined || hasMoved) return corrected
  return { ...corrected, [count]: Math.max(0, response[count] + (isOn ? 1 : -1)) }
}

/** Applies the response and removes the pending change in one write, so that nothing flickers. */
const applyResponseAtom = atom(
  null,
  (_get, set, session: Session, id: StatusId, kind: string | null, answer: StatusEntity) => {
    set(ingestStatusesAtom, session, [answer])
    if (kind !== null) set(removeIntentAtom, session, id, kind)
  },
)

/** Creates a write atom that sets one flag of a status optimistically. */
export function createStatusAction({ flag, count, request, onSuccess }: StatusSwitch) {
  return atom(null, (get, _set, session: Session, id: StatusId, wanted: boolean): Promise<void> => {
    const { store } = session
    // A boost is a wrapper. The action applies to the status inside.
    const target = get(serverStatusAtoms(session)(id))?.reblog ?? id
    const action: Action<StatusEntity> = {
      name: `${flag}:${target}`,
      showPending: (isOn) =>
        store.set(addIntentAtom, session, target, createFlagIntent(flag, count, isOn)),
      send: (isOn) => refetchOnFailure(session, target, request(session, target, isOn)),
      accept(answer, isOn, isSettled) {
        const known = store.get(serverStatusAtoms(session)(target))
        const response = correctFlag(answer.reblog ?? answer, known, { flag, count }, isOn)
        store.set(applyResponseAtom, session, target, isSettled ? flag : null, response)
        onSuccess?.(session, target, isOn)
        shareChange(session, { type: 'flag', status: response, flag, isOn: isOn })
      },
      removePending: () => store.set(removeIntentAtom, session, target, flag),
      isConfirmed: (isOn) =>
        (store.get(serverStatusAtoms(session)(target))?.[flag] ?? false) === isOn,
    }
    return runAction(session, action, wanted)
  })
}

/** Favourites a status, or undoes it. */
export const setFavouriteAtom = createStatusAction({
  flag: 'favourited',
  count: 'favourites_count',
  request: ({ api }, id, wanted) =>
    api.request(wanted ? favouriteStatus : unfavouriteStatus, { id }),
  onSuccess: (session, id, isKept) =>
    session.store.set(updateSavedPostsAtom, session, 'favourites', id, isKept),
})

/** Bookmarks a status, or removes the bookmark. */
export const setBookmarkAtom = createStatusAction({
  flag: 'bookmarked',
  request: ({ api }, id, wanted) => api.request(wanted ? bookmarkStatus : unbookmarkStatus, { id }),
  onSuccess: (session, id, isKept) =>
    session.store.set(updateSavedPostsAtom, session, 'bookmarks', id, isKept),
})
