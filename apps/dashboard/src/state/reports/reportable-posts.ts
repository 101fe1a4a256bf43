import { atom } from 'jotai/vanilla'
import { getAccountStatuses } from '@colonnade/api-client/endpoints'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { pageLoader } from '../paged-lists/page-loader.ts'
import { pagedLists } from '../paged-lists/paged-lists.ts'
import type { Session } from '../session.ts'

const PAGE_SIZE = 20

/** Which posts of an account a report may point at, the newest first. @see RPT-03 */
export const reportablePosts = pagedLists<AccountId, StatusId>({
  hold: (statuses) => ({ statuses }),
})

/** Asks for what an account wrote lately, answers included and boosts not; and for older ones. */
export const { openAtom: openReportablePostsAtom, growAtom: growReportablePostsAtom } = pageLoader(
  reportablePosts,
  {
    fetchFirst: ({ api }, id, options) =>
      api.page(getAccountStatuses, { id, exclude_reblogs: true, limit: PAGE_SIZE }, options),
    fetchNext: ({ api }, _id, { next }, options) => api.follow(getAccountStatuses, next, options),
    take(set, session, { items, next }) {
      // Old servers do not know how to leave boosts out.
      const own = items.filter(({ reblog }) => reblog === null)
      set(ingestStatusesAtom, session, own)
      return { items: own.map(({ id }) => id), next }
    },
  },
)

/** They are read anew for the next report. */
export const leaveReportablePostsAtom = atom(null, (_get, _set, session: Session, id: AccountId) =>
  reportablePosts.forget(session, id),
)
