import { getDomainBlocks } from '@colonnade/api-client/endpoints'
import { pageLoader } from '../paged-lists/page-loader.ts'
import { domainBlockLists } from './domain-blocks.ts'

/** How many names a page asks for: what servers give when they are not told. */
const PAGE_SIZE = 100

/** Asks which servers are blocked, and for the next page of them. @see DOM-03, DOM-04 */
export const {
  openAtom: openDomainBlocksAtom,
  growAtom: growDomainBlocksAtom,
  hasAtom: isDomainBlockedAtom,
} = pageLoader(domainBlockLists, {
  fetchFirst: ({ api }, _key, options) => api.page(getDomainBlocks, { limit: PAGE_SIZE }, options),
  fetchNext: ({ api }, _key, { next }, options) => api.follow(getDomainBlocks, next, options),
  take: (_set, _session, page) => page,
  movesBar: true,
})
