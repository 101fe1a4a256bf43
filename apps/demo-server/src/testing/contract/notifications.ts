import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { notificationHandlers } from '../../handlers/notifications.ts'
import type { ContractFixture } from './contract-fixture.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'

const { getNotification, getNotificationGroups, getNotifications } = endpoints

export const notificationContract: ContractOf<typeof notificationHandlers> = {
  async getNotifications(fixture) {
    const { me, other, follow, favourite, statusId } = await createTwoNotifications(fixture)

    expect(await me.api.request(getNotifications, {})).toMatchObject([
      { id: favourite, type: 'favourite', account: { id: other.id }, status: { id: statusId } },
      { id: follow, type: 'follow', account: { id: other.id }, status: null },
    ])
    expect(await me.api.request(getNotifications, { exclude_types: ['follow'] })).toMatchObject([
      { id: favourite },
    ])
    await expectPages(me.api, getNotifications, { limit: 1 }, [favourite, follow])
    await expectRefusal(fixture.guest.request(getNotifications, {}), 401)
  },

  async getNotification(fixture) {
    const { me, other, follow } = await createTwoNotifications(fixture)

    expect(await me.api.request(getNotification, { id: follow })).toMatchObject({
      id: follow,
      type: 'follow',
      account: { id: other.id },
    })
    await expectRefusal(other.api.request(getNotification, { id: follow }), 404)
  },

  async clearNotifications(fixture) {
    const { me } = await createTwoNotifications(fixture)

    await me.api.request(endpoints.clearNotifications, {})
    expect(await me.api.request(getNotifications, {})).toEqual([])
    await expectRefusal(fixture.guest.request(endpoints.clearNotifications, {}), 401)
  },

  async dismissNotification(fixture) {
    const { me, other, follow, favourite } = await createTwoNotifications(fixture)

    await expectRefusal(other.api.request(endpoints.dismissNotification, { id: follow }), 404)
    await me.api.request(endpoints.dismissNotification, { id: follow })
    expect(await me.api.request(getNotifications, {})).toMatchObject([{ id: favourite }])
  },

  async dismissNotifications(fixture) {
    const { me, other, follow, favourite } = await createTwoNotifications(fixture)
    const { dismissNotifications } = endpoints

    await other.api.request(dismissNotifications, { ids: [follow, favourite] })
    expect(await me.api.request(getNotifications, {})).toHaveLength(2)
    await me.api.request(dismissNotifications, { ids: [follow, fixture.unusedId()] })
    expect(await me.api.request(getNotifications, {})).toMatchObject([{ id: favourite }])
    await expectRefusal(fixture.guest.request(dismissNotifications, { ids: [favourite] }), 401)
  },

  async getNotificationGroups(fixture) {
    const { me, other, third, follow, favourite, last, statusId } =
      await createThreeNotifications(fixture)
    const first = await me.api.requestPage(getNotificationGroups, { limit: 1 })
    const next = await me.api.requestLink(getNotificationGroups, first.next ?? '')

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
      await me.api.request(getNotificationGroups, {
        grouped_types: ['reblog'],
        types: ['favourite'],
      }),
    ).toMatchObject([{ group_key: `ungrouped-${last}` }, { group_key: `ungrouped-${favourite}` }])
    await expectRefusal(fixture.guest.request(getNotificationGroups, {}), 401)
  },

  async dismissNotificationGroup(fixture) {
    const { me, other, follow } = await createThreeNotifications(fixture)
    const [group] = await me.api.request(getNotificationGroups, {})
    const dismissed = { group_key: group?.group_key ?? '' }

    await expectRefusal(other.api.request(endpoints.dismissNotificationGroup, dismissed), 404)
    await me.api.request(endpoints.dismissNotificationGroup, dismissed)
    expect(await me.api.request(getNotifications, {})).toMatchObject([{ id: follow }])
  },
}

/** Creates a user with two notifications: a follow, then a favourite. */
async function createTwoNotifications({ createUser, controls, post }: ContractFixture) {
  const [me, other] = [await createUser(), await createUser()]
  const statusId = await post(me.acct)
  await controls.follow(other.acct, me.acct)
  await controls.favourite(other.acct, statusId)
  const found = await me.api.request(getNotifications, {})
  const [favourite = '', follow = ''] = found.map(({ id }) => id)
  return { me, other, statusId, favourite, follow }
}

/** Creates the same, with a favourite of a third account. */
async function createThreeNotifications(fixture: ContractFixture) {
  const news = await createTwoNotifications(fixture)
  const third = await fixture.createUser()
  await fixture.controls.favourite(third.acct, news.statusId)
  const [newest] = await news.me.api.request(getNotifications, {})
  return { ...news, third, last: newest?.id ?? '' }
}
