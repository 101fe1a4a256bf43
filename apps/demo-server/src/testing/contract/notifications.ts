import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { notificationHandlers } from '../../handlers/notifications.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'
import type { Stage } from './stage.ts'

const { getNotification, getNotificationGroups, getNotifications } = endpoints

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

  async dismissNotifications(stage) {
    const { me, other, follow, favourite } = await twoNews(stage)
    const { dismissNotifications } = endpoints

    await other.api.call(dismissNotifications, { ids: [follow, favourite] })
    expect(await me.api.call(getNotifications, {})).toHaveLength(2)
    await me.api.call(dismissNotifications, { ids: [follow, stage.unusedId()] })
    expect(await me.api.call(getNotifications, {})).toMatchObject([{ id: favourite }])
    await expectRefusal(stage.guest.call(dismissNotifications, { ids: [favourite] }), 401)
  },

  async getNotificationGroups(stage) {
    const { me, other, third, follow, favourite, last, statusId } = await crowd(stage)
    const first = await me.api.page(getNotificationGroups, { limit: 1 })
    const next = await me.api.follow(getNotificationGroups, first.next ?? '')

    expect(first.items).toMatchObject([
      {
        type: 'favourite',
        notifications_count: 2,
        most_recent_notification_id: last,
        page_max_id: last,
        page_min_id: favourite,
        accounts: [{ id: third.id }, { id: other.id }],
        status: { id: statusId },
      },
    ])
    expect(next.items).toMatchObject([
      { type: 'follow', notifications_count: 1, most_recent_notification_id: follow, status: null },
    ])
    expect(next.next).toBeNull()
    expect(
      await me.api.call(getNotificationGroups, { grouped_types: ['reblog'], types: ['favourite'] }),
    ).toMatchObject([{ group_key: `ungrouped-${last}` }, { group_key: `ungrouped-${favourite}` }])
    await expectRefusal(stage.guest.call(getNotificationGroups, {}), 401)
  },

  async dismissNotificationGroup(stage) {
    const { me, other, follow } = await crowd(stage)
    const [group] = await me.api.call(getNotificationGroups, {})
    const dismissed = { group_key: group?.group_key ?? '' }

    await expectRefusal(other.api.call(endpoints.dismissNotificationGroup, dismissed), 404)
    await me.api.call(endpoints.dismissNotificationGroup, dismissed)
    expect(await me.api.call(getNotifications, {})).toMatchObject([{ id: follow }])
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

/** The same, and a third person favourites it too. */
async function crowd(stage: Stage) {
  const news = await twoNews(stage)
  const third = await stage.newcomer()
  await stage.controls.favourite(third.acct, news.statusId)
  const [newest] = await news.me.api.call(getNotifications, {})
  return { ...news, third, last: newest?.id ?? '' }
}
