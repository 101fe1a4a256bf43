import { atom } from 'jotai/vanilla'
import { getAccountStatuses } from '@colonnade/api-client/endpoints'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { createPageLoader } from '../paged-lists/page-loader.ts'
import { createPagedLists } from '../paged-lists/paged-lists.ts'
import type { Session } from '../session.ts'

const PAGE_SIZE = 20

/** The posts of an account that a report may include, newest first. @see RPT-03 */
export const reportablePosts = createPagedLists<AccountId, StatusId>({
  getRetained: (statuses) => ({ statuses }),
})

/** Load the recent posts of an account, with replies and without boosts, and older ones. */
export const { openAtom: openReportablePostsAtom, loadMoreAtom: growReportablePostsAtom } =
  createPageLoader(reportablePosts, {
    fetchFirst: ({ api }, id, options) =>
      api.requestPage(getAccountStatuses, { id, exclude_reblogs: true, limit: PAGE_SIZE }, options),
    fetchNext: ({ api }, _id, { next }, options) =>
      api.requestLink(getAccountStatuses, next, options),
    store(set, session, { items, next }) {
      // Old servers cannot exclude boosts.
      const own = items.filter(({ reblog }) => reblog === null)
      set(ingestStatusesAtom, session, own)
      return { items: own.map(({ id }) => id), next }
    },
  })

/** They are fetched again for the next report. */
export const clearReportablePostsAtom = atom(null, (_get, _set, session: Session, id: AccountId) =>
  reportablePosts.forget(session, id),
)
