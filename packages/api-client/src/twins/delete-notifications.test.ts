import { expect, test } from 'vitest'
import { notificationId } from '@colonnade/domain/entities'
import { raisesAlert } from '../http/observer.ts'
import { clientOf } from '../testing/client-of.ts'
import { deleteNotifications } from './delete-notifications.ts'

const ALL = 'DELETE /api/v1/notifications/destroy_multiple'
const one = (id: string) => `POST /api/v1/notifications/${id}/dismiss`
const read = (id: string) => `GET /api/v1/notifications/${id}`
const ids = ['1', '2'].map(notificationId)
const done = () => Response.json({})
const refusing = (status: number) => () => Response.json({ error: 'No' }, { status })

/** A client, and the alerts that its calls raised. */
function watched(routes: Parameters<typeof clientOf>[0]) {
  const alerts: string[] = []
  const onError: Parameters<typeof clientOf>[1] = {
    observer: {
      onError(endpoint, error, options) {
        if (raisesAlert(endpoint, error, options)) alerts.push(error.kind)
      },
    },
  }
  return { ...clientOf(routes, onError), alerts }
}

test('all go in one call, by repeated ids', { tags: ['API-50'] }, async () => {
  const { api, asked, queries } = clientOf({ [ALL]: done })

  await deleteNotifications(api, ids)

  expect(asked()).toEqual([ALL])
  expect(queries()).toEqual(['?ids[]=1&ids[]=2'])
})

test('nothing is asked for nothing', async () => {
  const { api, asked } = clientOf({ [ALL]: done })

  await deleteNotifications(api, [])

  expect(asked()).toEqual([])
})

test.each([404, 405])(
  'a server that answers %i is asked for each, and so from then on',
  async (status) => {
    const { api, asked, alerts } = watched({
      [ALL]: refusing(status),
      [one('1')]: done,
      [one('2')]: done,
    })

    await deleteNotifications(api, ids)
    await deleteNotifications(api, ids.slice(0, 1))

    expect(asked()).toEqual([ALL, one('1'), one('2'), one('1')])
    expect(alerts).toEqual([])
  },
)

test('one that is gone already is as good as deleted', async () => {
  const { api, asked, alerts } = watched({ [one('2')]: done })

  await deleteNotifications(api, ids)

  expect(asked()).toEqual([ALL, one('1'), read('1'), one('2')])
  expect(alerts).toEqual([])
  expect(api.capabilities.of('notificationDismissal')).toBe('yes')
})

test('one that can be read but not deleted shows that the server cannot', async () => {
  const found = () => Response.json({ id: '1', type: 'follow', account: { id: '5', acct: 'ada' } })
  const { api, alerts } = watched({ [read('1')]: found })

  await expect(deleteNotifications(api, ids)).rejects.toMatchObject({ kind: 'unsupported' })

  expect(api.capabilities.of('notificationDismissal')).toBe('no')
  expect(alerts).toEqual(['unsupported'])
})

test('a failure on the way stops it, and is told', async () => {
  const { api, asked, alerts } = watched({ [one('1')]: refusing(503), [one('2')]: done })

  await expect(deleteNotifications(api, ids)).rejects.toMatchObject({ status: 503 })

  expect(asked()).toEqual([ALL, one('1')])
  expect(alerts).toEqual(['response'])
})
