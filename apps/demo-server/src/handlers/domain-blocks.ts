import { getText } from '../http/input.ts'
import { invalid, createJsonResponse } from '../http/response.ts'
import { blockDomain, unblockDomain } from '../posting/block-account.ts'
import { fetchPage } from '../store/page.ts'
import { type Call, type HandlersFor, requireAccount } from './handler.ts'
import { DOMAIN_LIMITS, respondWithPage, readPageRequest } from './paging.ts'

type Names = 'getDomainBlocks' | 'blockDomain' | 'unblockDomain'

/** Labels separated by dots. `localhost` and ports are allowed for servers at home. */
const DOMAIN_PATTERN = /^(?!-)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*(?::\d+)?$/u

export const domainBlockHandlers: HandlersFor<Names> = {
  async getDomainBlocks(call) {
    const { me } = requireAccount(call)
    const query = call.services.store.db
      .selectFrom('domain_blocks as d')
      .select(['d.id', 'd.domain'])
      .where('d.account_id', '=', me)
    const request = readPageRequest(call.input, DOMAIN_LIMITS)
    const page = await fetchPage<{ id: string; domain: string }>(query, 'd.id', request)
    return respondWithPage(
      call,
      page,
      page.rows.map(({ domain }) => domain),
      ({ id }) => id,
    )
  },

  async blockDomain(call) {
    const { me } = requireAccount(call)
    const domain = readDomain(call)
    if (!DOMAIN_PATTERN.test(domain)) throw invalid('Domain is not a valid domain name')
    await blockDomain(call.services, me, domain)
    return createJsonResponse({})
  },

  async unblockDomain(call) {
    const { me } = requireAccount(call)
    await unblockDomain(call.services, me, readDomain(call))
    return createJsonResponse({})
  },
}

const readDomain = ({ input }: Call): string =>
  (getText(input, 'domain') ?? '').trim().toLowerCase()
