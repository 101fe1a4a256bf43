import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { followRequestHandlers } from '../../handlers/follow-requests.ts'
import type { ContractFixture } from './contract-fixture.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'

const { authorizeFollowRequest, getFollowRequests, rejectFollowRequest } = endpoints

export const followRequestContract: ContractOf<typeof followRequestHandlers> = {
  async getFollowRequests(fixture) {
    const { me, asker } = await createFollowRequest(fixture)
    const late = await fixture.createUser()
    await late.api.request(endpoints.followAccount, { id: me.id })

    await expectPages(me.api, getFollowRequests, { limit: 1 }, [late.id, asker.id])
    expect(await me.api.request(endpoints.verifyCredentials, {})).toMatchObject({
      source: { follow_requests_count: 2 },
    })
    await expectRefusal(fixture.guest.request(getFollowRequests, {}), 401)
  },

  async authorizeFollowRequest(fixture) {
    const { me, asker } = await createFollowRequest(fixture)

    expect(await me.api.request(authorizeFollowRequest, { id: asker.id })).toMatchObject({
      id: asker.id,
      followed_by: true,
      requested_by: false,
    })
    expect(await me.api.request(endpoints.getFollowers, { id: me.id })).toMatchObject([
      { id: asker.id },
    ])
    await expectRefusal(me.api.request(authorizeFollowRequest, { id: asker.id }), 404)
  },

  async rejectFollowRequest(fixture) {
    const { me, asker } = await createFollowRequest(fixture)

    expect(await me.api.request(rejectFollowRequest, { id: asker.id })).toMatchObject({
      followed_by: false,
      requested_by: false,
    })
    expect(await asker.api.request(endpoints.getRelationships, { id: [me.id] })).toMatchObject([
      { following: false, requested: false },
    ])
    await expectRefusal(me.api.request(rejectFollowRequest, { id: asker.id }), 404)
  },
}

/** Creates a locked user and a user that requests to follow it. */
async function createFollowRequest({ createUser }: ContractFixture) {
  const [me, asker] = [await createUser({ locked: true }), await createUser()]
  await asker.api.request(endpoints.followAccount, { id: me.id })
  return { me, asker }
}
