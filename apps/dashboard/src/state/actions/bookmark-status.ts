import { bookmarkStatus, unbookmarkStatus } from '@colonnade/api-client/endpoints'
import { keepStatusAtom } from '../timelines/keep-status.ts'
import { statusSwitchAtom } from './status-action.ts'

/** Keeps a status among the bookmarks, or lets it go. */
export const setBookmarkAtom = statusSwitchAtom({
  flag: 'bookmarked',
  call: ({ api }, id, wanted) => api.call(wanted ? bookmarkStatus : unbookmarkStatus, { id }),
  follow: (session, id, isKept) =>
    session.store.set(keepStatusAtom, session, 'bookmarks', id, isKept),
})
