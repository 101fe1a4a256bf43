import { textOf } from '../http/input.ts'
import { invalid, json } from '../http/reply.ts'
import { blockDomain, unblockDomain } from '../posting/block-account.ts'
import { cutPage } from '../store/page.ts'
import { type Call, type HandlersFor, requireAccount } from './call.ts'
import { DOMAIN_LIMITS, pageReply, pageRequestOf } from './paging.ts'

type Names = 'getDomainBlocks' | 'blockDomain' | 'unblockDomain'

/** Labels between dots; `localhost` and ports are for those who run servers at home. */
const isDomain = /^(?!-)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*(?::\d+)?$/u

export const domainBlockHandlers: HandlersFor<Names> = {
  async getDomainBlocks(call) {
    const { me } = requireAccount(call)
    const query = call.services.store.db
      .selectFrom('domain_blocks as d')
      .select(['d.id', 'd.domain'])
      .where('d.account_id', '=', me)
    const request = pageRequestOf(call.input, DOMAIN_LIMITS)
    const page = await cutPage<{ id: string; domain: string }>(query, 'd.id', request)
    return pageReply(
      call,
      page,
      page.rows.map(({ domain }) => domain),
      ({ id }) => id,
    )
  },

  async blockDomain(call) {
    const { me } = requireAccount(call)
    const domain = domainOf(call)
    if (!isDomain.test(domain)) throw invalid('Domain is not a valid domain name')
    await blockDomain(call.services, me, domain)
    return json({})
  },

  async unblockDomain(call) {
    const { me } = requireAccount(call)
    await unblockDomain(call.services, me, domainOf(call))
    return json({})
  },
}

const domainOf = ({ input }: Call): string => (textOf(input, 'domain') ?? '').trim().toLowerCase()
