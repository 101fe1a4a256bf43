import { expect, test } from 'vitest'
import { createTestClient } from '../testing/create-test-client.ts'
import { subscribePush } from './subscribe-push.ts'

const WEB = 'POST /api/web/push_subscriptions'
const V1 = 'POST /api/v1/push/subscription'

const subscription = { endpoint: 'https://push.example/a', keys: { p256dh: 'P', auth: 'A' } }
const alerts = { mention: true, follow: false }
const createResponse = () =>
  Response.json({ id: 7, endpoint: subscription.endpoint, alerts, server_key: 'K' })
const createRefusal = (status: number, error: string) => () => Response.json({ error }, { status })

test(
  'sends the stored alerts and returns the subscription of the response',
  { tags: ['API-60'] },
  async () => {
    const { api, getCalls, bodies } = createTestClient({ [WEB]: createResponse })

    const created = await subscribePush(api, { subscription, alerts })

    expect(getCalls()).toEqual([WEB])
    expect(await bodies()).toEqual([{ subscription, data: { alerts } }])
    expect(created).toEqual({ id: '7', endpoint: subscription.endpoint, alerts, server_key: 'K' })
  },
)

test('leaves out data without stored alerts', { tags: ['API-60'] }, async () => {
  const { api, bodies } = createTestClient({ [WEB]: createResponse })

  await subscribePush(api, { subscription, alerts: null })

  expect(await bodies()).toEqual([{ subscription }])
})

test.each([
  ['lacks web push', {}],
  ['refuses a page without a session', { [WEB]: createRefusal(422, "Can't verify CSRF token") }],
  ['refuses a page without permission', { [WEB]: createRefusal(403, 'Forbidden') }],
])(
  'subscribes by token, then and later, on a server that %s',
  { tags: ['PSH-13'] },
  async (_what, web) => {
    const { api, getCalls, bodies } = createTestClient({ ...web, [V1]: createResponse })

    const created = await subscribePush(api, { subscription, alerts })
    await subscribePush(api, { subscription, alerts: null })

    expect(getCalls()).toEqual([WEB, V1, V1])
    const standard = { ...subscription, standard: true }
    expect((await bodies()).slice(1)).toEqual([
      { subscription: standard, data: { alerts } },
      { subscription: standard },
    ])
    expect(created).toMatchObject({ id: '7', alerts })
  },
)

test('uses only the token on a page of another origin', { tags: ['PSH-13'] }, async () => {
  const csrf = { pageOrigin: 'https://deck.example', readCookies: () => '', readMeta: () => null }
  const { api, getCalls } = createTestClient(
    { [WEB]: createResponse, [V1]: createResponse },
    { csrf },
  )

  await subscribePush(api, { subscription, alerts })

  expect(getCalls()).toEqual([V1])
})

test('does not fall back on a server error', async () => {
  const { api, getCalls } = createTestClient({
    [WEB]: createRefusal(503, 'Down'),
    [V1]: createResponse,
  })

  await expect(subscribePush(api, { subscription, alerts })).rejects.toMatchObject({ status: 503 })

  expect(getCalls()).toEqual([WEB])
})

test('reports unsupported on a server without push', async () => {
  const { api } = createTestClient({})

  const asking = subscribePush(api, { subscription, alerts })

  await expect(asking).rejects.toMatchObject({ kind: 'unsupported' })
})
