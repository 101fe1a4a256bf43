import { expect, test, vi } from 'vitest'
import { type RequestObserver, shouldShowAlert } from '../http/request-observer.ts'
import { createTestClient } from '../testing/create-test-client.ts'
import { updatePush } from './subscribe-push.ts'

const WEB = 'PUT /api/web/push_subscriptions/7'
const V1 = 'PUT /api/v1/push/subscription'
const CREATE = 'POST /api/v1/push/subscription'

const subscription = { endpoint: 'https://push.example/a', keys: { p256dh: 'P', auth: 'A' } }
const alerts = { mention: true, follow: false }
const createResponse = () => Response.json({ id: '7', endpoint: subscription.endpoint, alerts })

test('sends the alerts to the subscription by its id', { tags: ['API-61'] }, async () => {
  const { api, getCalls, bodies } = createTestClient({ [WEB]: createResponse })

  const updated = await updatePush(api, { id: '7', alerts })

  expect(getCalls()).toEqual([WEB])
  expect(await bodies()).toEqual([{ data: { alerts } }])
  expect(updated.alerts).toEqual(alerts)
})

test('updates by token on a server without web push', { tags: ['PSH-13'] }, async () => {
  const { api, getCalls, bodies } = createTestClient({ [V1]: createResponse })

  await updatePush(api, { id: '7', alerts })
  await updatePush(api, { id: '7', alerts })

  expect(getCalls()).toEqual([WEB, V1, V1])
  expect((await bodies())[1]).toEqual({ data: { alerts } })
})

test(
  'falls back to the token without an alert when the page has no session',
  { tags: ['PSH-13'] },
  async () => {
    const alarm = vi.fn<(what: string) => void>()
    const onError: RequestObserver['onError'] = (endpoint, error, options) => {
      if (shouldShowAlert(endpoint, error, options)) alarm(error.title)
    }
    const away = () => Response.json({ error: 'No session' }, { status: 422 })
    const { api, getCalls } = createTestClient(
      { [WEB]: away, [V1]: createResponse },
      { observer: { onError } },
    )

    await updatePush(api, { id: '7', alerts })

    expect(getCalls()).toEqual([WEB, V1])
    expect(alarm).not.toHaveBeenCalled()
  },
)

test('subscribes again when the server cannot update alerts', async () => {
  const { api, getCalls, bodies } = createTestClient({ [CREATE]: createResponse })
  api.capabilities.record('webPush', false)

  const updated = await updatePush(api, { id: '7', alerts, subscription })

  expect(getCalls()).toEqual([V1, CREATE])
  expect((await bodies())[1]).toEqual({
    subscription: { ...subscription, standard: true },
    data: { alerts },
  })
  expect(updated.id).toBe('7')
})

test("reports unsupported without the browser's subscription", async () => {
  const { api } = createTestClient({ [CREATE]: createResponse })

  const asking = updatePush(api, { id: '7', alerts })

  await expect(asking).rejects.toMatchObject({ kind: 'unsupported' })
})

test('rejects with any other refusal', async () => {
  const { api, getCalls } = createTestClient({
    [WEB]: () => Response.json({ error: 'Down' }, { status: 500 }),
    [V1]: createResponse,
  })

  const asking = updatePush(api, { id: '7', alerts })

  await expect(asking).rejects.toMatchObject({ kind: 'response', status: 500 })
  expect(getCalls()).toEqual([WEB])
})
