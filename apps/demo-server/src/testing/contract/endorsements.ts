import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { endorsementHandlers } from '../../handlers/endorsements.ts'
import type { ContractFixture } from './contract-fixture.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'

const { endorseAccount, getAccountEndorsements, getEndorsements, pinAccount } = endpoints

export const endorsementContract: ContractOf<typeof endorsementHandlers> = {
  async pinAccount(fixture) {
    const { me, friends, stranger } = await createFollows(fixture)
    const [friend] = friends

    expect(await me.api.request(pinAccount, { id: friend.id })).toMatchObject({ endorsed: true })
    expect(await me.api.request(getEndorsements, {})).toMatchObject([{ id: friend.id }])
    await expectRefusal(me.api.request(pinAccount, { id: stranger.id }), 422)
  },

  async unpinAccount(fixture) {
    const { me, friends } = await createFollows(fixture)
    const { id } = friends[0]
    await me.api.request(pinAccount, { id })

    expect(await me.api.request(endpoints.unpinAccount, { id })).toMatchObject({ endorsed: false })
    expect(await me.api.request(getEndorsements, {})).toEqual([])
    await expectRefusal(fixture.guest.request(endpoints.unpinAccount, { id }), 401)
  },

  async endorseAccount(fixture) {
    const { me, friends, stranger } = await createFollows(fixture)
    const [friend] = friends

    expect(await me.api.request(endorseAccount, { id: friend.id })).toMatchObject({
      endorsed: true,
    })
    expect(await me.api.request(getAccountEndorsements, { id: me.id })).toMatchObject([
      { id: friend.id },
    ])
    await expectRefusal(me.api.request(endorseAccount, { id: stranger.id }), 422)
  },

  async unendorseAccount(fixture) {
    const { me, friends } = await createFollows(fixture)
    const { id } = friends[0]
    await me.api.request(endorseAccount, { id })

    expect(await me.api.request(endpoints.unendorseAccount, { id })).toMatchObject({
      endorsed: false,
    })
    expect(await me.api.request(getEndorsements, {})).toEqual([])
    await expectRefusal(me.api.request(endpoints.unendorseAccount, { id: fixture.unusedId() }), 404)
  },

  async getEndorsements(fixture) {
    const { me, friends } = await createFollows(fixture)
    const [early, late] = friends
    for (const { id } of friends) await me.api.request(pinAccount, { id })

    await expectPages(me.api, getEndorsements, { limit: 1 }, [late.id, early.id])
    expect(await me.api.request(getEndorsements, { limit: 0 })).toHaveLength(2)
    await expectRefusal(fixture.guest.request(getEndorsements, {}), 401)
  },

  async getAccountEndorsements(fixture) {
    const { me, friends } = await createFollows(fixture)
    const [early, late] = friends
    for (const { id } of friends) await me.api.request(pinAccount, { id })
    const ask = { id: me.id, limit: 1 }

    await expectPages(fixture.guest, getAccountEndorsements, ask, [late.id, early.id])
    await expectRefusal(
      fixture.guest.request(getAccountEndorsements, { id: fixture.unusedId() }),
      404,
    )
  },
}

/** Creates a user, two accounts that it follows, and one that it does not follow. */
async function createFollows({ createUser, controls }: ContractFixture) {
  const me = await createUser()
  const friends = [await createUser(), await createUser()] as const
  for (const { acct } of friends) await controls.follow(me.acct, acct)
  return { me, friends, stranger: await createUser() }
}
