import { favouriteStatus, unfavouriteStatus } from '@colonnade/api-client/endpoints'
import { keepStatusAtom } from '../timelines/keep-status.ts'
import { statusSwitchAtom } from './status-action.ts'

/** Makes a status a favourite, or no longer. */
export const setFavouriteAtom = statusSwitchAtom({
  flag: 'favourited',
  count: 'favourites_count',
  call: ({ api }, id, wanted) => api.call(wanted ? favouriteStatus : unfavouriteStatus, { id }),
  follow: (session, id, isKept) =>
    session.store.set(keepStatusAtom, session, 'favourites', id, isKept),
})
