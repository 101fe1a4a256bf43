import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { pushHandlers } from '../../handlers/push.ts'
import { type ContractOf, expectRefusal } from './contract.ts'
import { openPage, type Stage } from './stage.ts'

const { createPushSubscription, createWebPushSubscription, getPushSubscription } = endpoints
const { updatePushSubscription, updateWebPushSubscription } = endpoints

export const pushContract: ContractOf<typeof pushHandlers> = {
  async createWebPushSubscription({ url, newcomer }) {
    const page = await openPage(url)
    const { vapid_key } = await page.api.call(endpoints.getInstanceV2, {})

    const made = await page.api.call(createWebPushSubscription, { subscription })

    expect(made).toMatchObject({ endpoint, server_key: vapid_key })
    expect(made.alerts).toMatchObject({ mention: false, follow: false })
    expect(await page.readState()).toMatchObject({ push_subscription: made })
    await expectRefusal(page.api.call(createWebPushSubscription, { subscription: nowhere }), 422)
    // A token is not enough: it has a call of its own.
    const { api } = await newcomer()
    await expectRefusal(api.call(createWebPushSubscription, { subscription }), 422)
  },

  async updateWebPushSubscription({ url }) {
    const { api } = await openPage(url)
    const { id } = await api.call(createWebPushSubscription, { subscription, data })
    const change = { data: { alerts: { mention: false, reblog: true } } }

    expect(await api.call(updateWebPushSubscription, { id, ...change })).toMatchObject({
      id,
      alerts: { mention: false, reblog: true },
    })
    await expectRefusal(api.call(updateWebPushSubscription, { id: '404', ...change }), 404)
    const other = await openPage(url)
    await expectRefusal(other.api.call(updateWebPushSubscription, { id, ...change }), 404)
  },

  async createPushSubscription(stage) {
    const { api, made } = await subscribed(stage)
    const input = { subscription: { ...subscription, endpoint: `${endpoint}/2` } }
    const again = await api.call(createPushSubscription, input)

    expect(made).toMatchObject({ endpoint, alerts: { mention: true } })
    expect(again).toMatchObject({ endpoint: `${endpoint}/2`, alerts: {} })
    expect(again.id).not.toBe(made.id)
    expect(await api.call(getPushSubscription, {})).toEqual(again)
    await expectRefusal(api.call(createPushSubscription, { subscription: nowhere }), 422)
    await expectRefusal(stage.guest.call(createPushSubscription, { subscription }), 401)
    const reader = await stage.api('noor', 'read write')
    await expectRefusal(reader.call(createPushSubscription, { subscription }), 403)
  },

  async getPushSubscription(stage) {
    const { api, made } = await subscribed(stage)
    const { api: other } = await stage.newcomer()

    expect(await api.call(getPushSubscription, {})).toEqual(made)
    await expectRefusal(other.call(getPushSubscription, {}), 404)
  },

  async updatePushSubscription(stage) {
    const { api, made } = await subscribed(stage)
    const { api: other } = await stage.newcomer()
    const change = { data: { alerts: { mention: false, favourite: true, nonsense: true } } }

    const { id, alerts } = await api.call(updatePushSubscription, change)

    expect([id, alerts]).toEqual([made.id, { mention: false, favourite: true }])
    await expect(other.call(updatePushSubscription, change)).rejects.toMatchObject({ status: 404 })
  },

  async deletePushSubscription(stage) {
    const { api } = await subscribed(stage)

    await api.call(endpoints.deletePushSubscription, {})
    await expectRefusal(api.call(getPushSubscription, {}), 404)
    await expect(api.call(endpoints.deletePushSubscription, {})).resolves.toBeUndefined()
    await expectRefusal(stage.guest.call(endpoints.deletePushSubscription, {}), 401)
  },
}

const endpoint = 'https://push.example/browser'
const subscription = { endpoint, keys: { p256dh: 'BPoint', auth: 'secret' } }
const nowhere = { ...subscription, endpoint: 'nowhere' }
const data = { alerts: { mention: true } }

/** Somebody whose browser is reached already. */
async function subscribed({ newcomer }: Stage) {
  const { api } = await newcomer()
  return { api, made: await api.call(createPushSubscription, { subscription, data }) }
}
