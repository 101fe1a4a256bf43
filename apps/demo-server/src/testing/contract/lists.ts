import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { listHandlers } from '../../handlers/lists.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'
import type { Person, Stage } from './stage.ts'

const { addListAccounts, createList, getList, getListAccounts, getLists } = endpoints

export const listContract: ContractOf<typeof listHandlers> = {
  async getLists({ newcomer, guest }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const first = await me.api.call(createList, { title: 'First' })
    const second = await me.api.call(createList, { title: 'Second' })

    expect(await me.api.call(getLists, {})).toEqual([first, second])
    expect(await other.api.call(getLists, {})).toEqual([])
    await expectRefusal(guest.call(getLists, {}), 401)
  },

  async getList({ newcomer, unusedId }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const list = await me.api.call(createList, { title: 'Mine' })

    expect(await me.api.call(getList, { id: list.id })).toEqual(list)
    await expectRefusal(other.api.call(getList, { id: list.id }), 404)
    await expectRefusal(me.api.call(getList, { id: unusedId() }), 404)
  },

  async createList({ newcomer, guest }) {
    const me = await newcomer()
    const list = await me.api.call(createList, { title: 'Sea people' })

    expect(list).toMatchObject({ title: 'Sea people', replies_policy: 'list', exclusive: false })
    expect(await me.api.call(getListAccounts, { id: list.id })).toEqual([])
    await expectRefusal(me.api.call(createList, { title: ' ' }), 422)
    await expectRefusal(guest.call(createList, { title: 'Mine' }), 401)
  },

  async updateList({ newcomer }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const { id } = await me.api.call(createList, { title: 'Before' })
    const { updateList } = endpoints

    expect(await me.api.call(updateList, { id, title: 'After' })).toMatchObject({
      title: 'After',
      replies_policy: 'list',
    })
    expect(await me.api.call(updateList, { id, replies_policy: 'none' })).toMatchObject({
      title: 'After',
      replies_policy: 'none',
    })
    expect(await me.api.call(updateList, { id, exclusive: true })).toMatchObject({
      replies_policy: 'none',
      exclusive: true,
    })
    expect(await me.api.call(getList, { id })).toMatchObject({
      replies_policy: 'none',
      exclusive: true,
    })
    await expectRefusal(me.api.call(updateList, { id, replies_policy: 'some' }), 422)
    await expectRefusal(other.api.call(updateList, { id, title: 'Mine now' }), 404)
  },

  async deleteList({ newcomer }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const { id } = await me.api.call(createList, { title: 'Short-lived' })

    await expectRefusal(other.api.call(endpoints.deleteList, { id }), 404)
    await me.api.call(endpoints.deleteList, { id })
    await expectRefusal(me.api.call(getList, { id }), 404)
  },

  async getListAccounts(stage) {
    const { me, id, members } = await listWithTwo(stage)
    const [early, late] = members
    const stranger = await stage.newcomer()

    await expectPages(me.api, getListAccounts, { id, limit: 1 }, [late.id, early.id])
    expect(await me.api.call(getListAccounts, { id, limit: 0 })).toHaveLength(2)
    await expectRefusal(stranger.api.call(getListAccounts, { id }), 404)
  },

  async addListAccounts(stage) {
    const { me, id, members } = await listWithTwo(stage)
    const stranger = await stage.newcomer()

    // Who is a member already stays one.
    await me.api.call(addListAccounts, { id, account_ids: [members[0].id] })
    expect(await me.api.call(getListAccounts, { id })).toHaveLength(2)
    await expectRefusal(me.api.call(addListAccounts, { id, account_ids: [stranger.id] }), 404)
  },

  async removeListAccounts(stage) {
    const { me, id, members } = await listWithTwo(stage)
    const [kept, gone] = members
    const remove = { id, account_ids: [gone.id] }

    await me.api.call(endpoints.removeListAccounts, remove)
    expect(await me.api.call(getListAccounts, { id })).toMatchObject([{ id: kept.id }])
    await expectRefusal(kept.api.call(endpoints.removeListAccounts, remove), 404)
  },
}

async function listWithTwo({ newcomer, controls }: Stage) {
  const me = await newcomer()
  const members: readonly [Person, Person] = [await newcomer(), await newcomer()]
  for (const { acct } of members) await controls.follow(me.acct, acct)
  const { id } = await me.api.call(createList, { title: 'Two' })
  await me.api.call(addListAccounts, { id, account_ids: members.map((member) => member.id) })
  return { me, id, members }
}
