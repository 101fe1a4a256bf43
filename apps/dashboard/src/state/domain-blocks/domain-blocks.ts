import { wishedLists } from '../paged-lists/wished-lists.ts'

/** The key of the one list there is. */
export const DOMAIN_BLOCKS = 'DOMAIN_BLOCKS'

/** The servers that are blocked: the latest stand first; what is being let go is gone at once. @see DOM-02, DOM-03 */
export const domainBlockLists = wishedLists<typeof DOMAIN_BLOCKS, string>()
