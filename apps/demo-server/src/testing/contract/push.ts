import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { pushHandlers } from '../../handlers/push.ts'
import { openPage, type ContractFixture } from './contract-fixture.ts'
import { type ContractOf, expectRefusal } from './contract.ts'

const { createPushSubscription, createWebPushSubscription, getPushSubscription } = endpoints
const { updatePushSubscription, updateWebPushSubscription } = endpoints

export const pushContract: ContractOf<typeof pushHandlers> = {
  async createWebPushSubscription({ url, createUser }) {
    const page = await openPage(url)
    const { vapid_key } = await page.api.request(endpoints.getInstanceV2, {})

    const made = await page.api.request(createWebPushSubscription, { subscription })

    expect(made).toMatchObject({ endpoint, server_key: vapid_key })
    expect(made.alerts).toMatchObject({ mention: false, follow: false })
    expect(await page.readState()).toMatchObject({ push_subscription: made })
    await expectRefusal(
      page.api.request(createWebPushSubscription, { subscription: invalidSubscription }),
      422,
    )
    // The own token is not enough. Each app token has its own subscription.
    const { api } = await createUser()
    await expectRefusal(api.request(createWebPushSubscription, { subscription }), 422)
  },

  async updateWebPushSubscription({ url }) {
    const { api } = await openPage(url)
    const { id } = await api.request(createWebPushSubscription, { subscription, data })
    const change = { data: { alerts: { mention: false, reblog: true } } }

    expect(await api.request(updateWebPushSubscription, { id, ...change })).toMatchObject({
      id,
      alerts: { mention: false, reblog: true },
    })
    await expectRefusal(api.request(updateWebPushSubscription, { id: '404', ...change }), 404)
    const other = await openPage(url)
    await expectRefusal(other.api.request(updateWebPushSubscription, { id, ...change }), 404)
  },

  async createPushSubscription(fixture) {
    const { api, made } = await createSubscriber(fixture)
    const input = { subscription: { ...subscription, endpoint: `${endpoint}/2` } }
    const again = await api.request(createPushSubscription, input)

    expect(made).toMatchObject({ endpoint, alerts: { mention: true } })
    expect(again).toMatchObject({ endpoint: `${endpoint}/2`, alerts: {} })
    expect(again.id).not.toBe(made.id)
    expect(await api.request(getPushSubscription, {})).toEqual(again)
    await expectRefusal(
      api.request(createPushSubscription, { subscription: invalidSubscription }),
      422,
    )
    await expectRefusal(fixture.guest.request(createPushSubscription, { subscription }), 401)
    const reader = await fixture.api('noor', 'read write')
    await expectRefusal(reader.request(createPushSubscription, { subscription }), 403)
  },

  async getPushSubscription(fixture) {
    const { api, made } = await createSubscriber(fixture)
    const { api: other } = await fixture.createUser()

    expect(await api.request(getPushSubscription, {})).toEqual(made)
    await expectRefusal(other.request(getPushSubscription, {}), 404)
  },

  async updatePushSubscription(fixture) {
    const { api, made } = await createSubscriber(fixture)
    const { api: other } = await fixture.createUser()
    const change = { data: { alerts: { mention: false, favourite: true, nonsense: true } } }

    const { id, alerts } = await api.request(updatePushSubscription, change)

    expect([id, alerts]).toEqual([made.id, { mention: false, favourite: true }])
    await expect(other.request(updatePushSubscription, change)).rejects.toMatchObject({
      status: 404,
    })
  },

  async deletePushSubscription(fixture) {
    const { api } = await createSubscriber(fixture)

    await api.request(endpoints.deletePushSubscription, {})
    await expectRefusal(api.request(getPushSubscription, {}), 404)
    await expect(api.request(endpoints.deletePushSubscription, {})).resolves.toBeUndefined()
    await expectRefusal(fixture.guest.request(endpoints.deletePushSubscription, {}), 401)
  },
}

const endpoint = 'https://push.example/browser'
const subscription = { endpoint, keys: { p256dh: 'BPoint', auth: 'secret' } }
const invalidSubscription = { ...subscription, endpoint: 'nowhere' }
const data = { alerts: { mention: true } }

/** Creates a user with a push subscription. */
async function createSubscriber({ createUser }: ContractFixture) {
  const { api } = await createUser()
  return { api, made: await api.request(createPushSubscription, { subscription, data }) }
}
