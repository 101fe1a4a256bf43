import { createOptimisticLists } from '../paged-lists/optimistic-lists.ts'

/** The key of the only list. */
export const DOMAIN_BLOCKS = 'DOMAIN_BLOCKS'

/** The blocked domains, latest first. A domain that is being unblocked is hidden at once. @see DOM-02, DOM-03 */
export const domainBlockLists = createOptimisticLists<typeof DOMAIN_BLOCKS, string>()
