import { ignored, listOf } from '../decode/fields.ts'
import { decodeDomainName } from '../decode/people.ts'
import { accepts, endpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

/** Names of servers. Follow links only: the paging ids are not told otherwise. @see API-59, https://docs.joinmastodon.org/methods/domain_blocks/#get */
export const getDomainBlocks = endpoint('GET', '/api/v1/domain_blocks', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeDomainName),
  needs: 'domainBlocks',
})

/** Hides everybody of a server; who follows from there no longer does. @see API-57, https://docs.joinmastodon.org/methods/domain_blocks/#block */
export const blockDomain = endpoint('POST', '/api/v1/domain_blocks', {
  accepts: accepts<{ domain: string }>(),
  returns: ignored,
  needs: 'domainBlocks',
})

/** The domain goes in the query. @see API-58, https://docs.joinmastodon.org/methods/domain_blocks/#unblock */
export const unblockDomain = endpoint('DELETE', '/api/v1/domain_blocks', {
  accepts: accepts<{ domain: string }>(),
  returns: ignored,
  needs: 'domainBlocks',
})
