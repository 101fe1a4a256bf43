import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { endorsementHandlers } from '../../handlers/endorsements.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'
import type { Stage } from './stage.ts'

const { endorseAccount, getAccountEndorsements, getEndorsements, pinAccount } = endpoints

export const endorsementContract: ContractOf<typeof endorsementHandlers> = {
  async pinAccount(stage) {
    const { me, friends, stranger } = await friendly(stage)
    const [friend] = friends

    expect(await me.api.call(pinAccount, { id: friend.id })).toMatchObject({ endorsed: true })
    expect(await me.api.call(getEndorsements, {})).toMatchObject([{ id: friend.id }])
    await expectRefusal(me.api.call(pinAccount, { id: stranger.id }), 422)
  },

  async unpinAccount(stage) {
    const { me, friends } = await friendly(stage)
    const { id } = friends[0]
    await me.api.call(pinAccount, { id })

    expect(await me.api.call(endpoints.unpinAccount, { id })).toMatchObject({ endorsed: false })
    expect(await me.api.call(getEndorsements, {})).toEqual([])
    await expectRefusal(stage.guest.call(endpoints.unpinAccount, { id }), 401)
  },

  async endorseAccount(stage) {
    const { me, friends, stranger } = await friendly(stage)
    const [friend] = friends

    expect(await me.api.call(endorseAccount, { id: friend.id })).toMatchObject({ endorsed: true })
    expect(await me.api.call(getAccountEndorsements, { id: me.id })).toMatchObject([
      { id: friend.id },
    ])
    await expectRefusal(me.api.call(endorseAccount, { id: stranger.id }), 422)
  },

  async unendorseAccount(stage) {
    const { me, friends } = await friendly(stage)
    const { id } = friends[0]
    await me.api.call(endorseAccount, { id })

    expect(await me.api.call(endpoints.unendorseAccount, { id })).toMatchObject({ endorsed: false })
    expect(await me.api.call(getEndorsements, {})).toEqual([])
    await expectRefusal(me.api.call(endpoints.unendorseAccount, { id: stage.unusedId() }), 404)
  },

  async getEndorsements(stage) {
    const { me, friends } = await friendly(stage)
    const [early, late] = friends
    for (const { id } of friends) await me.api.call(pinAccount, { id })

    await expectPages(me.api, getEndorsements, { limit: 1 }, [late.id, early.id])
    expect(await me.api.call(getEndorsements, { limit: 0 })).toHaveLength(2)
    await expectRefusal(stage.guest.call(getEndorsements, {}), 401)
  },

  async getAccountEndorsements(stage) {
    const { me, friends } = await friendly(stage)
    const [early, late] = friends
    for (const { id } of friends) await me.api.call(pinAccount, { id })
    const ask = { id: me.id, limit: 1 }

    await expectPages(stage.guest, getAccountEndorsements, ask, [late.id, early.id])
    await expectRefusal(stage.guest.call(getAccountEndorsements, { id: stage.unusedId() }), 404)
  },
}

/** Somebody, two whom they follow, and one whom they do not. */
async function friendly({ newcomer, controls }: Stage) {
  const me = await newcomer()
  const friends = [await newcomer(), await newcomer()] as const
  for (const { acct } of friends) await controls.follow(me.acct, acct)
  return { me, friends, stranger: await newcomer() }
}
