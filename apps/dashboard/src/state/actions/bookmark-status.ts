import { bookmarkStatus, unbookmarkStatus } from '@colonnade/api-client/endpoints'
import { statusSwitchAtom } from './status-action.ts'

/** Keeps a status among the bookmarks, or lets it go. */
export const setBookmarkAtom = statusSwitchAtom({
  flag: 'bookmarked',
  call: ({ api }, id, wanted) => api.call(wanted ? bookmarkStatus : unbookmarkStatus, { id }),
})
