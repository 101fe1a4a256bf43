import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { relationshipHandlers } from '../../handlers/relationships.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'

const { blockAccount, getRelationships, muteAccount, unmuteAccount } = endpoints

export const relationshipContract: ContractOf<typeof relationshipHandlers> = {
  async blockAccount({ api, createUser, controls, unusedId }) {
    const [me, foe] = [await createUser(), await createUser()]
    await controls.follow(me.acct, foe.acct)
    await controls.follow(foe.acct, me.acct)

    expect(await me.api.request(blockAccount, { id: foe.id })).toMatchObject({
      id: foe.id,
      blocking: true,
      following: false,
      followed_by: false,
    })
    expect(await foe.api.request(getRelationships, { id: [me.id] })).toMatchObject([
      { blocked_by: true, following: false },
    ])
    await expectRefusal(foe.api.request(endpoints.followAccount, { id: me.id }), 403)
    await expectRefusal(me.api.request(blockAccount, { id: unusedId() }), 404)
    await expectRefusal((await api(me.acct, 'read')).request(blockAccount, { id: foe.id }), 403)
  },

  async unblockAccount({ createUser, guest }) {
    const [me, foe] = [await createUser(), await createUser()]
    await me.api.request(blockAccount, { id: foe.id })

    expect(await me.api.request(endpoints.unblockAccount, { id: foe.id })).toMatchObject({
      blocking: false,
    })
    expect(await me.api.request(endpoints.getBlocks, {})).toEqual([])
    await expectRefusal(guest.request(endpoints.unblockAccount, { id: foe.id }), 401)
  },

  async muteAccount({ createUser, time, unusedId }) {
    const [me, loud] = [await createUser(), await createUser()]
    const { id } = loud
    const ends = new Date(time.clock() + 60_000).toISOString()

    expect(await me.api.request(muteAccount, { id })).toMatchObject({
      muting: true,
      muting_notifications: true,
      muting_expires_at: null,
    })
    expect(
      await me.api.request(muteAccount, { id, notifications: false, duration: 60 }),
    ).toMatchObject({ muting: true, muting_notifications: false, muting_expires_at: ends })
    expect(await me.api.request(endpoints.getMutes, {})).toMatchObject([{ id }])
    await expectRefusal(me.api.request(muteAccount, { id: unusedId() }), 404)
  },

  async unmuteAccount({ createUser, guest }) {
    const [me, loud] = [await createUser(), await createUser()]
    await me.api.request(muteAccount, { id: loud.id })

    expect(await me.api.request(unmuteAccount, { id: loud.id })).toMatchObject({
      muting: false,
      muting_notifications: false,
    })
    expect(await me.api.request(endpoints.getMutes, {})).toEqual([])
    await expectRefusal(guest.request(unmuteAccount, { id: loud.id }), 401)
  },

  async getMutes({ createUser, guest }) {
    const [me, early, late] = [await createUser(), await createUser(), await createUser()]
    await me.api.request(muteAccount, { id: early.id })
    await me.api.request(muteAccount, { id: late.id })

    await expectPages(me.api, endpoints.getMutes, { limit: 1 }, [late.id, early.id])
    await expectRefusal(guest.request(endpoints.getMutes, {}), 401)
  },

  async getBlocks({ createUser, guest }) {
    const [me, early, late] = [await createUser(), await createUser(), await createUser()]
    await me.api.request(blockAccount, { id: early.id })
    await me.api.request(blockAccount, { id: late.id })

    await expectPages(me.api, endpoints.getBlocks, { limit: 1 }, [late.id, early.id])
    await expectRefusal(guest.request(endpoints.getBlocks, {}), 401)
  },

  async setAccountNote({ createUser }) {
    const [me, other] = [await createUser(), await createUser()]
    const write = (comment: string) =>
      me.api.request(endpoints.setAccountNote, { id: other.id, comment })

    expect(await write('met at the ferry')).toMatchObject({ note: 'met at the ferry' })
    expect(await other.api.request(getRelationships, { id: [me.id] })).toMatchObject([{ note: '' }])
    expect(await write('')).toMatchObject({ note: '' })
    await expectRefusal(write('x'.repeat(2_001)), 422)
  },

  async removeFollower({ createUser, controls, unusedId }) {
    const [me, fan] = [await createUser(), await createUser()]
    await controls.follow(fan.acct, me.acct)

    expect(await me.api.request(endpoints.removeFollower, { id: fan.id })).toMatchObject({
      followed_by: false,
    })
    expect(await me.api.request(endpoints.getFollowers, { id: me.id })).toEqual([])
    await expectRefusal(me.api.request(endpoints.removeFollower, { id: unusedId() }), 404)
  },

  async getFamiliarFollowers({ createUser, controls, guest }) {
    const [me, friend, star, stranger] = [
      await createUser(),
      await createUser(),
      await createUser(),
      await createUser(),
    ]
    await controls.follow(me.acct, friend.acct)
    await controls.follow(friend.acct, star.acct)
    await controls.follow(stranger.acct, star.acct)
    const ask = { id: [star.id, stranger.id] }

    const found = await me.api.request(endpoints.getFamiliarFollowers, ask)
    expect(new Map(found.map(({ id, accounts }) => [id, accounts.map((one) => one.id)]))).toEqual(
      new Map([
        [star.id, [friend.id]],
        [stranger.id, []],
      ]),
    )
    await expectRefusal(guest.request(endpoints.getFamiliarFollowers, ask), 401)
  },
}
