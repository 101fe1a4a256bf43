import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { notificationHandlers } from '../handlers/notifications.ts'
import type { ContractOf } from './contract.ts'
import { expectPages } from './expect-pages.ts'
import { expectRefusal } from './expect-refusal.ts'
import type { Stage } from './stage.ts'

const { getNotification, getNotifications } = endpoints

export const notificationContract: ContractOf<typeof notificationHandlers> = {
  async getNotifications(stage) {
    const { me, other, follow, favourite, statusId } = await twoNews(stage)

    expect(await me.api.call(getNotifications, {})).toMatchObject([
      { id: favourite, type: 'favourite', account: { id: other.id }, status: { id: statusId } },
      { id: follow, type: 'follow', account: { id: other.id }, status: null },
    ])
    expect(await me.api.call(getNotifications, { exclude_types: ['follow'] })).toMatchObject([
      { id: favourite },
    ])
    await expectPages(me.api, getNotifications, { limit: 1 }, [favourite, follow])
    await expectRefusal(stage.guest.call(getNotifications, {}), 401)
  },

  async getNotification(stage) {
    const { me, other, follow } = await twoNews(stage)

    expect(await me.api.call(getNotification, { id: follow })).toMatchObject({
      id: follow,
      type: 'follow',
      account: { id: other.id },
    })
    await expectRefusal(other.api.call(getNotification, { id: follow }), 404)
  },

  async clearNotifications(stage) {
    const { me } = await twoNews(stage)

    await me.api.call(endpoints.clearNotifications, {})
    expect(await me.api.call(getNotifications, {})).toEqual([])
    await expectRefusal(stage.guest.call(endpoints.clearNotifications, {}), 401)
  },

  async dismissNotification(stage) {
    const { me, other, follow, favourite } = await twoNews(stage)

    await expectRefusal(other.api.call(endpoints.dismissNotification, { id: follow }), 404)
    await me.api.call(endpoints.dismissNotification, { id: follow })
    expect(await me.api.call(getNotifications, {})).toMatchObject([{ id: favourite }])
  },
}

/** Somebody is followed, then favourited. */
async function twoNews({ newcomer, controls, say }: Stage) {
  const [me, other] = [await newcomer(), await newcomer()]
  const statusId = await say(me.acct)
  await controls.follow(other.acct, me.acct)
  await controls.favourite(other.acct, statusId)
  const found = await me.api.call(getNotifications, {})
  const [favourite = '', follow = ''] = found.map(({ id }) => id)
  return { me, other, statusId, favourite, follow }
}
