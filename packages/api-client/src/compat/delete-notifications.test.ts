import { expect, test } from 'vitest'
import { notificationId } from '@colonnade/domain/entities'
import { shouldShowAlert } from '../http/request-observer.ts'
import { createTestClient } from '../testing/create-test-client.ts'
import { deleteNotifications } from './delete-notifications.ts'

const ALL = 'DELETE /api/v1/notifications/destroy_multiple'
const getDismissRoute = (id: string) => `POST /api/v1/notifications/${id}/dismiss`
const getReadRoute = (id: string) => `GET /api/v1/notifications/${id}`
const ids = ['1', '2'].map(notificationId)
const createResponse = () => Response.json({})
const createRefusal = (status: number) => () => Response.json({ error: 'No' }, { status })

/** Creates a client that collects the alerts of its requests. */
function createAlertClient(routes: Parameters<typeof createTestClient>[0]) {
  const alerts: string[] = []
  const onError: Parameters<typeof createTestClient>[1] = {
    observer: {
      onError(endpoint, error, options) {
        if (shouldShowAlert(endpoint, error, options)) alerts.push(error.kind)
      },
    },
  }
  return { ...createTestClient(routes, onError), alerts }
}

test('deletes all in one request with repeated ids', { tags: ['API-50'] }, async () => {
  const { api, getCalls, queries } = createTestClient({ [ALL]: createResponse })

  await deleteNotifications(api, ids)

  expect(getCalls()).toEqual([ALL])
  expect(queries()).toEqual(['?ids[]=1&ids[]=2'])
})

test('sends no request for an empty list', async () => {
  const { api, getCalls } = createTestClient({ [ALL]: createResponse })

  await deleteNotifications(api, [])

  expect(getCalls()).toEqual([])
})

test.each([404, 405])(
  'deletes one by one, then and later, on a server that responds with %i',
  async (status) => {
    const { api, getCalls, alerts } = createAlertClient({
      [ALL]: createRefusal(status),
      [getDismissRoute('1')]: createResponse,
      [getDismissRoute('2')]: createResponse,
    })

    await deleteNotifications(api, ids)
    await deleteNotifications(api, ids.slice(0, 1))

    expect(getCalls()).toEqual([
      ALL,
      getDismissRoute('1'),
      getDismissRoute('2'),
      getDismissRoute('1'),
    ])
    expect(alerts).toEqual([])
  },
)

test('treats 404 on delete as success', async () => {
  const { api, getCalls, alerts } = createAlertClient({ [getDismissRoute('2')]: createResponse })

  await deleteNotifications(api, ids)

  expect(getCalls()).toEqual([ALL, getDismissRoute('1'), getReadRoute('1'), getDismissRoute('2')])
  expect(alerts).toEqual([])
  expect(api.capabilities.getSupport('notificationDismissal')).toBe('yes')
})

test('reports unsupported when a notification can be fetched but not deleted', async () => {
  const found = () => Response.json({ id: '1', type: 'follow', account: { id: '5', acct: 'ada' } })
  const { api, alerts } = createAlertClient({ [getReadRoute('1')]: found })

  await expect(deleteNotifications(api, ids)).rejects.toMatchObject({ kind: 'unsupported' })

  expect(api.capabilities.getSupport('notificationDismissal')).toBe('no')
  expect(alerts).toEqual(['unsupported'])
})

test('stops at the first failure and shows one alert', async () => {
  const { api, getCalls, alerts } = createAlertClient({
    [getDismissRoute('1')]: createRefusal(503),
    [getDismissRoute('2')]: createResponse,
  })

  await expect(deleteNotifications(api, ids)).rejects.toMatchObject({ status: 503 })

  expect(getCalls()).toEqual([ALL, getDismissRoute('1')])
  expect(alerts).toEqual(['response'])
})
