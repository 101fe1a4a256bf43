import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { relationshipHandlers } from '../../handlers/relationships.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'

const { blockAccount, getRelationships, muteAccount, unmuteAccount } = endpoints

export const relationshipContract: ContractOf<typeof relationshipHandlers> = {
  async blockAccount({ api, newcomer, controls, unusedId }) {
    const [me, foe] = [await newcomer(), await newcomer()]
    await controls.follow(me.acct, foe.acct)
    await controls.follow(foe.acct, me.acct)

    expect(await me.api.call(blockAccount, { id: foe.id })).toMatchObject({
      id: foe.id,
      blocking: true,
      following: false,
      followed_by: false,
    })
    expect(await foe.api.call(getRelationships, { id: [me.id] })).toMatchObject([
      { blocked_by: true, following: false },
    ])
    await expectRefusal(foe.api.call(endpoints.followAccount, { id: me.id }), 403)
    await expectRefusal(me.api.call(blockAccount, { id: unusedId() }), 404)
    await expectRefusal((await api(me.acct, 'read')).call(blockAccount, { id: foe.id }), 403)
  },

  async unblockAccount({ newcomer, guest }) {
    const [me, foe] = [await newcomer(), await newcomer()]
    await me.api.call(blockAccount, { id: foe.id })

    expect(await me.api.call(endpoints.unblockAccount, { id: foe.id })).toMatchObject({
      blocking: false,
    })
    expect(await me.api.call(endpoints.getBlocks, {})).toEqual([])
    await expectRefusal(guest.call(endpoints.unblockAccount, { id: foe.id }), 401)
  },

  async muteAccount({ newcomer, time, unusedId }) {
    const [me, loud] = [await newcomer(), await newcomer()]
    const { id } = loud
    const ends = new Date(time.clock() + 60_000).toISOString()

    expect(await me.api.call(muteAccount, { id })).toMatchObject({
      muting: true,
      muting_notifications: true,
      muting_expires_at: null,
    })
    expect(
      await me.api.call(muteAccount, { id, notifications: false, duration: 60 }),
    ).toMatchObject({ muting: true, muting_notifications: false, muting_expires_at: ends })
    expect(await me.api.call(endpoints.getMutes, {})).toMatchObject([{ id }])
    await expectRefusal(me.api.call(muteAccount, { id: unusedId() }), 404)
  },

  async unmuteAccount({ newcomer, guest }) {
    const [me, loud] = [await newcomer(), await newcomer()]
    await me.api.call(muteAccount, { id: loud.id })

    expect(await me.api.call(unmuteAccount, { id: loud.id })).toMatchObject({
      muting: false,
      muting_notifications: false,
    })
    expect(await me.api.call(endpoints.getMutes, {})).toEqual([])
    await expectRefusal(guest.call(unmuteAccount, { id: loud.id }), 401)
  },

  async getMutes({ newcomer, guest }) {
    const [me, early, late] = [await newcomer(), await newcomer(), await newcomer()]
    await me.api.call(muteAccount, { id: early.id })
    await me.api.call(muteAccount, { id: late.id })

    await expectPages(me.api, endpoints.getMutes, { limit: 1 }, [late.id, early.id])
    await expectRefusal(guest.call(endpoints.getMutes, {}), 401)
  },

  async getBlocks({ newcomer, guest }) {
    const [me, early, late] = [await newcomer(), await newcomer(), await newcomer()]
    await me.api.call(blockAccount, { id: early.id })
    await me.api.call(blockAccount, { id: late.id })

    await expectPages(me.api, endpoints.getBlocks, { limit: 1 }, [late.id, early.id])
    await expectRefusal(guest.call(endpoints.getBlocks, {}), 401)
  },

  async setAccountNote({ newcomer }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const write = (comment: string) =>
      me.api.call(endpoints.setAccountNote, { id: other.id, comment })

    expect(await write('met at the ferry')).toMatchObject({ note: 'met at the ferry' })
    expect(await other.api.call(getRelationships, { id: [me.id] })).toMatchObject([{ note: '' }])
    expect(await write('')).toMatchObject({ note: '' })
    await expectRefusal(write('x'.repeat(2_001)), 422)
  },

  async removeFollower({ newcomer, controls, unusedId }) {
    const [me, fan] = [await newcomer(), await newcomer()]
    await controls.follow(fan.acct, me.acct)

    expect(await me.api.call(endpoints.removeFollower, { id: fan.id })).toMatchObject({
      followed_by: false,
    })
    expect(await me.api.call(endpoints.getFollowers, { id: me.id })).toEqual([])
    await expectRefusal(me.api.call(endpoints.removeFollower, { id: unusedId() }), 404)
  },

  async getFamiliarFollowers({ newcomer, controls, guest }) {
    const [me, friend, star, stranger] = [
      await newcomer(),
      await newcomer(),
      await newcomer(),
      await newcomer(),
    ]
    await controls.follow(me.acct, friend.acct)
    await controls.follow(friend.acct, star.acct)
    await controls.follow(stranger.acct, star.acct)
    const ask = { id: [star.id, stranger.id] }

    const found = await me.api.call(endpoints.getFamiliarFollowers, ask)
    expect(new Map(found.map(({ id, accounts }) => [id, accounts.map((one) => one.id)]))).toEqual(
      new Map([
        [star.id, [friend.id]],
        [stranger.id, []],
      ]),
    )
    await expectRefusal(guest.call(endpoints.getFamiliarFollowers, ask), 401)
  },
}
