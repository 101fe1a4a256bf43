import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { listHandlers } from '../../handlers/lists.ts'
import type { TestUser, ContractFixture } from './contract-fixture.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'

const { addListAccounts, createList, getList, getListAccounts, getLists } = endpoints

export const listContract: ContractOf<typeof listHandlers> = {
  async getLists({ createUser, guest }) {
    const [me, other] = [await createUser(), await createUser()]
    const first = await me.api.request(createList, { title: 'First' })
    const second = await me.api.request(createList, { title: 'Second' })

    expect(await me.api.request(getLists, {})).toEqual([first, second])
    expect(await other.api.request(getLists, {})).toEqual([])
    await expectRefusal(guest.request(getLists, {}), 401)
  },

  async getList({ createUser, unusedId }) {
    const [me, other] = [await createUser(), await createUser()]
    const list = await me.api.request(createList, { title: 'Mine' })

    expect(await me.api.request(getList, { id: list.id })).toEqual(list)
    await expectRefusal(other.api.request(getList, { id: list.id }), 404)
    await expectRefusal(me.api.request(getList, { id: unusedId() }), 404)
  },

  async createList({ createUser, guest }) {
    const me = await createUser()
    const list = await me.api.request(createList, { title: 'Sea people' })

    expect(list).toMatchObject({ title: 'Sea people', replies_policy: 'list', exclusive: false })
    expect(await me.api.request(getListAccounts, { id: list.id })).toEqual([])
    await expectRefusal(me.api.request(createList, { title: ' ' }), 422)
    await expectRefusal(guest.request(createList, { title: 'Mine' }), 401)
  },

  async updateList({ createUser }) {
    const [me, other] = [await createUser(), await createUser()]
    const { id } = await me.api.request(createList, { title: 'Before' })
    const { updateList } = endpoints

    expect(await me.api.request(updateList, { id, title: 'After' })).toMatchObject({
      title: 'After',
      replies_policy: 'list',
    })
    expect(await me.api.request(updateList, { id, replies_policy: 'none' })).toMatchObject({
      title: 'After',
      replies_policy: 'none',
    })
    expect(await me.api.request(updateList, { id, exclusive: true })).toMatchObject({
      replies_policy: 'none',
      exclusive: true,
    })
    expect(await me.api.request(getList, { id })).toMatchObject({
      replies_policy: 'none',
      exclusive: true,
    })
    await expectRefusal(me.api.request(updateList, { id, replies_policy: 'some' }), 422)
    await expectRefusal(other.api.request(updateList, { id, title: 'Mine now' }), 404)
  },

  async deleteList({ createUser }) {
    const [me, other] = [await createUser(), await createUser()]
    const { id } = await me.api.request(createList, { title: 'Short-lived' })

    await expectRefusal(other.api.request(endpoints.deleteList, { id }), 404)
    await me.api.request(endpoints.deleteList, { id })
    await expectRefusal(me.api.request(getList, { id }), 404)
  },

  async getListAccounts(fixture) {
    const { me, id, members } = await createListOfTwo(fixture)
    const [early, late] = members
    const stranger = await fixture.createUser()

    await expectPages(me.api, getListAccounts, { id, limit: 1 }, [late.id, early.id])
    expect(await me.api.request(getListAccounts, { id, limit: 0 })).toHaveLength(2)
    await expectRefusal(stranger.api.request(getListAccounts, { id }), 404)
  },

  async addListAccounts(fixture) {
    const { me, id, members } = await createListOfTwo(fixture)
    const stranger = await fixture.createUser()

    // Adding an existing member again has no effect.
    await me.api.request(addListAccounts, { id, account_ids: [members[0].id] })
    expect(await me.api.request(getListAccounts, { id })).toHaveLength(2)
    await expectRefusal(me.api.request(addListAccounts, { id, account_ids: [stranger.id] }), 404)
  },

  async removeListAccounts(fixture) {
    const { me, id, members } = await createListOfTwo(fixture)
    const [kept, gone] = members
    const remove = { id, account_ids: [gone.id] }

    await me.api.request(endpoints.removeListAccounts, remove)
    expect(await me.api.request(getListAccounts, { id })).toMatchObject([{ id: kept.id }])
    await expectRefusal(kept.api.request(endpoints.removeListAccounts, remove), 404)
  },
}

async function createListOfTwo({ createUser, controls }: ContractFixture) {
  const me = await createUser()
  const members: readonly [TestUser, TestUser] = [await createUser(), await createUser()]
  for (const { acct } of members) await controls.follow(me.acct, acct)
  const { id } = await me.api.request(createList, { title: 'Two' })
  await me.api.request(addListAccounts, { id, account_ids: members.map((member) => member.id) })
  return { me, id, members }
}
