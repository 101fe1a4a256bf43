import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { domainBlockHandlers } from '../../handlers/domain-blocks.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'

const { blockDomain, getDomainBlocks, getRelationships, unblockDomain } = endpoints

export const domainBlockContract: ContractOf<typeof domainBlockHandlers> = {
  async getDomainBlocks({ createUser, guest }) {
    const me = await createUser()
    await me.api.request(blockDomain, { domain: 'first.example' })
    await me.api.request(blockDomain, { domain: 'second.example' })

    await expectPages(me.api, getDomainBlocks, { limit: 1 }, ['second.example', 'first.example'])
    await expectRefusal(guest.request(getDomainBlocks, {}), 401)
  },

  async blockDomain({ createUser, controls, accountId }) {
    const me = await createUser()
    const id = await accountId('ada@harbour.example')
    await controls.follow(me.acct, 'ada@harbour.example')

    await me.api.request(blockDomain, { domain: 'Harbour.example' })
    expect(await me.api.request(getDomainBlocks, {})).toEqual(['harbour.example'])
    expect(await me.api.request(getRelationships, { id: [id] })).toMatchObject([
      { domain_blocking: true, following: false },
    ])
    await expectRefusal(me.api.request(blockDomain, { domain: 'no domain' }), 422)
  },

  async unblockDomain({ api, createUser, accountId }) {
    const me = await createUser()
    const id = await accountId('ada@harbour.example')
    await me.api.request(blockDomain, { domain: 'harbour.example' })

    await me.api.request(unblockDomain, { domain: 'harbour.example' })
    expect(await me.api.request(getDomainBlocks, {})).toEqual([])
    expect(await me.api.request(getRelationships, { id: [id] })).toMatchObject([
      { domain_blocking: false },
    ])
    const reader = await api(me.acct, 'read')
    await expectRefusal(reader.request(unblockDomain, { domain: 'harbour.example' }), 403)
  },
}
