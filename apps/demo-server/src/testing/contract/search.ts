import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { searchHandlers } from '../../handlers/search.ts'
import { type ContractOf, expectRefusal } from './contract.ts'

const { searchV1, searchV2 } = endpoints

export const searchContract: ContractOf<typeof searchHandlers> = {
  async searchV2({ createUser, guest, post }) {
    const [me, other] = [await createUser(), await createUser()]
    const statusId = await post(other.acct, 'Barnacles on the #searchtag hull')
    const search = (params: object) => me.api.request(searchV2, { q: 'searchtag', ...params })

    expect(await search({ resolve: true })).toMatchObject({
      accounts: [],
      statuses: [{ id: statusId }],
      hashtags: [
        { name: 'searchtag', history: [{ uses: 1, accounts: 1 }, {}, {}, {}, {}, {}, {}] },
      ],
    })
    expect(await search({ q: other.acct, type: 'accounts' })).toMatchObject({
      accounts: [{ id: other.id }],
      statuses: [],
    })
    expect((await search({ type: 'statuses', offset: 1 })).statuses).toEqual([])
    await expectRefusal(search({ q: ' ' }), 400)
    await expectRefusal(guest.request(searchV2, { q: 'tea', resolve: true }), 401)
  },

  async searchV1({ createUser, guest, post }) {
    const [me, other] = [await createUser(), await createUser()]
    await post(other.acct, '#oldsearchtag')

    expect(await me.api.request(searchV1, { q: 'oldsearchtag' })).toMatchObject({
      statuses: [{ account: { id: other.id } }],
      hashtags: [{ name: 'oldsearchtag', url: '', history: [] }],
    })
    await expectRefusal(guest.request(searchV1, { q: 'tea' }), 401)
  },
}
