import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { domainBlockHandlers } from '../../handlers/domain-blocks.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'

const { blockDomain, getDomainBlocks, getRelationships, unblockDomain } = endpoints

export const domainBlockContract: ContractOf<typeof domainBlockHandlers> = {
  async getDomainBlocks({ newcomer, guest }) {
    const me = await newcomer()
    await me.api.call(blockDomain, { domain: 'first.example' })
    await me.api.call(blockDomain, { domain: 'second.example' })

    await expectPages(me.api, getDomainBlocks, { limit: 1 }, ['second.example', 'first.example'])
    await expectRefusal(guest.call(getDomainBlocks, {}), 401)
  },

  async blockDomain({ newcomer, controls, accountId }) {
    const me = await newcomer()
    const id = await accountId('ada@harbour.example')
    await controls.follow(me.acct, 'ada@harbour.example')

    await me.api.call(blockDomain, { domain: 'Harbour.example' })
    expect(await me.api.call(getDomainBlocks, {})).toEqual(['harbour.example'])
    expect(await me.api.call(getRelationships, { id: [id] })).toMatchObject([
      { domain_blocking: true, following: false },
    ])
    await expectRefusal(me.api.call(blockDomain, { domain: 'no domain' }), 422)
  },

  async unblockDomain({ api, newcomer, accountId }) {
    const me = await newcomer()
    const id = await accountId('ada@harbour.example')
    await me.api.call(blockDomain, { domain: 'harbour.example' })

    await me.api.call(unblockDomain, { domain: 'harbour.example' })
    expect(await me.api.call(getDomainBlocks, {})).toEqual([])
    expect(await me.api.call(getRelationships, { id: [id] })).toMatchObject([
      { domain_blocking: false },
    ])
    const reader = await api(me.acct, 'read')
    await expectRefusal(reader.call(unblockDomain, { domain: 'harbour.example' }), 403)
  },
}
