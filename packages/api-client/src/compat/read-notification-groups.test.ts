import { expect, test } from 'vitest'
import { createTestClient } from '../testing/create-test-client.ts'
import { readNotificationGroups } from './read-notification-groups.ts'

const V1 = 'GET /api/v1/notifications'
const V2 = 'GET /api/v2/notifications'
const account = { id: '5', acct: 'ada' }
const group = {
  group_key: 'favourite-9-1',
  type: 'favourite',
  notifications_count: 3,
  most_recent_notification_id: '7',
  sample_account_ids: ['5'],
}
const grouped = { accounts: [account], statuses: [], notification_groups: [group] }
const single = { id: '7', type: 'follow', created_at: '2026-11-21T08:00:00.000Z', account }

const createLinkedPage = (body: unknown, path: string) =>
  Response.json(body, { headers: { Link: `<https://a.example${path}?max_id=7>; rel="next"` } })

test('fetches the groups of the server', { tags: ['BY-09'] }, async () => {
  const { api, getCalls, queries } = createTestClient({
    [V2]: () => createLinkedPage(grouped, '/api/v2/notifications'),
  })

  const page = await readNotificationGroups(api, { limit: 2, grouped_types: ['favourite'] })

  expect(page.items).toMatchObject([{ group_key: 'favourite-9-1', notifications_count: 3 }])
  expect(getCalls()).toEqual([V2])
  expect(queries()).toEqual(['?limit=2&grouped_types[]=favourite'])
})

test('falls back to ungrouped notifications', { tags: ['BY-09'] }, async () => {
  const { api, getCalls, queries } = createTestClient({
    [V1]: () => createLinkedPage([single], '/api/v1/notifications'),
  })

  const page = await readNotificationGroups(api, {
    limit: 2,
    exclude_types: ['poll'],
    grouped_types: ['favourite'],
  })

  expect(page.items).toEqual([
    {
      group_key: 'ungrouped-7',
      type: 'follow',
      notifications_count: 1,
      most_recent_notification_id: '7',
      page_max_id: '7',
      page_min_id: '7',
      latest_page_notification_at: '2026-11-21T08:00:00.000Z',
      accounts: [expect.objectContaining({ id: '5' })],
      status: null,
    },
  ])
  expect(getCalls()).toEqual([V2, V1])
  expect(queries().slice(1)).toEqual(['?limit=2&exclude_types[]=poll'])
})
