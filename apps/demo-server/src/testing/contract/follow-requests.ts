import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { followRequestHandlers } from '../../handlers/follow-requests.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'
import type { Stage } from './stage.ts'

const { authorizeFollowRequest, getFollowRequests, rejectFollowRequest } = endpoints

export const followRequestContract: ContractOf<typeof followRequestHandlers> = {
  async getFollowRequests(stage) {
    const { me, asker } = await asked(stage)
    const late = await stage.newcomer()
    await late.api.call(endpoints.followAccount, { id: me.id })

    await expectPages(me.api, getFollowRequests, { limit: 1 }, [late.id, asker.id])
    expect(await me.api.call(endpoints.verifyCredentials, {})).toMatchObject({
      source: { follow_requests_count: 2 },
    })
    await expectRefusal(stage.guest.call(getFollowRequests, {}), 401)
  },

  async authorizeFollowRequest(stage) {
    const { me, asker } = await asked(stage)

    expect(await me.api.call(authorizeFollowRequest, { id: asker.id })).toMatchObject({
      id: asker.id,
      followed_by: true,
      requested_by: false,
    })
    expect(await me.api.call(endpoints.getFollowers, { id: me.id })).toMatchObject([
      { id: asker.id },
    ])
    await expectRefusal(me.api.call(authorizeFollowRequest, { id: asker.id }), 404)
  },

  async rejectFollowRequest(stage) {
    const { me, asker } = await asked(stage)

    expect(await me.api.call(rejectFollowRequest, { id: asker.id })).toMatchObject({
      followed_by: false,
      requested_by: false,
    })
    expect(await asker.api.call(endpoints.getRelationships, { id: [me.id] })).toMatchObject([
      { following: false, requested: false },
    ])
    await expectRefusal(me.api.call(rejectFollowRequest, { id: asker.id }), 404)
  },
}

/** Somebody locked, and one who asks to follow them. */
async function asked({ newcomer }: Stage) {
  const [me, asker] = [await newcomer({ locked: true }), await newcomer()]
  await asker.api.call(endpoints.followAccount, { id: me.id })
  return { me, asker }
}
