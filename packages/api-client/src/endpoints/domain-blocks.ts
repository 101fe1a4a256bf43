import { decodeDomainName } from '../decode/account-relations.ts'
import { ignoreBody, createListDecoder } from '../decode/fields.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

/**
 * Fetches domain names. Use the paging links only: the paging ids are not available elsewhere. @see API-59,
 * https://docs.joinmastodon.org/methods/domain_blocks/#get
 */
export const getDomainBlocks = defineEndpoint('GET', '/api/v1/domain_blocks', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeDomainName),
  needs: 'domainBlocks',
})

/**
 * Hides all accounts of a server and removes followers from there. @see API-57,
 * https://docs.joinmastodon.org/methods/domain_blocks/#block
 */
export const blockDomain = defineEndpoint('POST', '/api/v1/domain_blocks', {
  accepts: accepts<{ domain: string }>(),
  returns: ignoreBody,
  needs: 'domainBlocks',
})

/** The domain is sent in the query. @see API-58, https://docs.joinmastodon.org/methods/domain_blocks/#unblock */
export const unblockDomain = defineEndpoint('DELETE', '/api/v1/domain_blocks', {
  accepts: accepts<{ domain: string }>(),
  returns: ignoreBody,
  needs: 'domainBlocks',
})
