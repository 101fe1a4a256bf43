import { getDomainBlocks } from '@colonnade/api-client/endpoints'
import { createPageLoader } from '../paged-lists/page-loader.ts'
import { domainBlockLists } from './domain-blocks.ts'

/** The page size. It is the default of servers. */
const PAGE_SIZE = 100

/** Load the blocked domains and their next page. @see DOM-03, DOM-04 */
export const {
  openAtom: openDomainBlocksAtom,
  loadMoreAtom: growDomainBlocksAtom,
  includesItemAtom: isDomainBlockedAtom,
} = createPageLoader(domainBlockLists, {
  fetchFirst: ({ api }, _key, options) =>
    api.requestPage(getDomainBlocks, { limit: PAGE_SIZE }, options),
  fetchNext: ({ api }, _key, { next }, options) => api.requestLink(getDomainBlocks, next, options),
  store: (_set, _session, page) => page,
  showsLoadingBar: true,
})
