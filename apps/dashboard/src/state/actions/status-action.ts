import { atom } from 'jotai/vanilla'
import {
  bookmarkStatus,
  favouriteStatus,
  unbookmarkStatus,
  unfavouriteStatus,
} from '@colonnade/api-client/endpoints'
import type { StatusEntity, StatusId, StatusRecord } from '@colonnade/domain/entities'
import { orReread } from '../answers/or-reread.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { addIntentAtom, dropIntentAtom, type StatusIntent } from '../entities/intents.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { shareChange, type StatusFlag } from '../tabs/share-change.ts'
import { keepStatusAtom } from '../timelines/keep-status.ts'
import { type Action, runAction } from './run-action.ts'

type Count = 'favourites_count' | 'reblogs_count'

interface StatusSwitch {
  readonly flag: StatusFlag
  /** The number that goes along, if there is one. */
  readonly count?: Count
  readonly call: (session: Session, id: StatusId, wanted: boolean) => Promise<StatusEntity>
  /** What else changes once the server agreed. */
  readonly follow?: (session: Session, id: StatusId, wanted: boolean) => void
}

/** The wish as a function: it counts only where the flag really changes. */
function flagIntent(flag: StatusFlag, count: Count | undefined, wanted: boolean): StatusIntent {
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
 * Some servers answer with the flag as it was before: the wish is what counts. The number that goes
 * along was read with the flag, unless it has moved since.
 */
function asWished(
  told: StatusEntity,
  known: StatusRecord | undefined,
  { flag, count }: { readonly flag: StatusFlag; readonly count: Count | undefined },
  wish: boolean,
): StatusEntity {
  if (told[flag] === wish) return told
  const wished: StatusEntity = { ...told, [flag]: wish }
  const hasMoved = count !== undefined && known !== undefined && told[count] !== known[count]
  if (count === undefined || hasMoved) return wished
  return { ...wished, [count]: Math.max(0, told[count] + (wish ? 1 : -1)) }
}

/** The answer comes in and the wish goes in one write, so that nothing flickers. */
const settleAtom = atom(
  null,
  (_get, set, session: Session, id: StatusId, kind: string | null, answer: StatusEntity) => {
    set(ingestStatusesAtom, session, [answer])
    if (kind !== null) set(dropIntentAtom, session, id, kind)
  },
)

/** A write atom that turns one flag of a status on or off, at once on screen. */
export function statusSwitchAtom({ flag, count, call, follow }: StatusSwitch) {
  return atom(null, (get, _set, session: Session, id: StatusId, wanted: boolean): Promise<void> => {
    const { store } = session
    // A boost is a wrapper: what is meant is the status inside.
    const target = get(serverStatusAtoms(session)(id))?.reblog ?? id
    const action: Action<StatusEntity> = {
      name: `${flag}:${target}`,
      show: (wish) => store.set(addIntentAtom, session, target, flagIntent(flag, count, wish)),
      call: (wish) => orReread(session, target, call(session, target, wish)),
      accept(answer, wish, isSettled) {
        const known = store.get(serverStatusAtoms(session)(target))
        const told = asWished(answer.reblog ?? answer, known, { flag, count }, wish)
        store.set(settleAtom, session, target, isSettled ? flag : null, told)
        follow?.(session, target, wish)
        shareChange(session, { type: 'flag', status: told, flag, isOn: wish })
      },
      drop: () => store.set(dropIntentAtom, session, target, flag),
      isSo: (wish) => (store.get(serverStatusAtoms(session)(target))?.[flag] ?? false) === wish,
    }
    return runAction(session, action, wanted)
  })
}

/** Makes a status a favourite, or no longer. */
export const setFavouriteAtom = statusSwitchAtom({
  flag: 'favourited',
  count: 'favourites_count',
  call: ({ api }, id, wanted) => api.call(wanted ? favouriteStatus : unfavouriteStatus, { id }),
  follow: (session, id, isKept) =>
    session.store.set(keepStatusAtom, session, 'favourites', id, isKept),
})

/** Keeps a status among the bookmarks, or lets it go. */
export const setBookmarkAtom = statusSwitchAtom({
  flag: 'bookmarked',
  call: ({ api }, id, wanted) => api.call(wanted ? bookmarkStatus : unbookmarkStatus, { id }),
  follow: (session, id, isKept) =>
    session.store.set(keepStatusAtom, session, 'bookmarks', id, isKept),
})
