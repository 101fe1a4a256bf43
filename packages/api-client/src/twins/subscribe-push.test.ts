import { expect, test } from 'vitest'
import { clientOf } from '../testing/client-of.ts'
import { subscribePush } from './subscribe-push.ts'

const WEB = 'POST /api/web/push_subscriptions'
const V1 = 'POST /api/v1/push/subscription'

const subscription = { endpoint: 'https://push.example/a', keys: { p256dh: 'P', auth: 'A' } }
const alerts = { mention: true, follow: false }
const made = () =>
  Response.json({ id: 7, endpoint: subscription.endpoint, alerts, server_key: 'K' })
const refusing = (status: number, error: string) => () => Response.json({ error }, { status })

test(
  'the stored alerts go along, and the body of the answer is the subscription',
  { tags: ['API-60'] },
  async () => {
    const { api, asked, bodies } = clientOf({ [WEB]: made })

    const told = await subscribePush(api, { subscription, alerts })

    expect(asked()).toEqual([WEB])
    expect(await bodies()).toEqual([{ subscription, data: { alerts } }])
    expect(told).toEqual({ id: '7', endpoint: subscription.endpoint, alerts, server_key: 'K' })
  },
)

test('without stored alerts there is no data key', { tags: ['API-60'] }, async () => {
  const { api, bodies } = clientOf({ [WEB]: made })

  await subscribePush(api, { subscription, alerts: null })

  expect(await bodies()).toEqual([{ subscription }])
})

test.each([
  ['lacks web push', {}],
  [
    'turns the page away for want of a session',
    { [WEB]: refusing(422, "Can't verify CSRF token") },
  ],
  ['turns the page away for want of rights', { [WEB]: refusing(403, 'Forbidden') }],
])(
  'a server that %s is told by the token, the same, and so from then on',
  { tags: ['PSH-13'] },
  async (_what, web) => {
    const { api, asked, bodies } = clientOf({ ...web, [V1]: made })

    const told = await subscribePush(api, { subscription, alerts })
    await subscribePush(api, { subscription, alerts: null })

    expect(asked()).toEqual([WEB, V1, V1])
    const standard = { ...subscription, standard: true }
    expect((await bodies()).slice(1)).toEqual([
      { subscription: standard, data: { alerts } },
      { subscription: standard },
    ])
    expect(told).toMatchObject({ id: '7', alerts })
  },
)

test(
  'a page of another origin never asks for what belongs to the server’s own pages',
  { tags: ['PSH-13'] },
  async () => {
    const csrf = { pageOrigin: 'https://deck.example', readCookies: () => '', readMeta: () => null }
    const { api, asked } = clientOf({ [WEB]: made, [V1]: made }, { csrf })

    await subscribePush(api, { subscription, alerts })

    expect(asked()).toEqual([V1])
  },
)

test('a server in trouble is not asked another way', async () => {
  const { api, asked } = clientOf({ [WEB]: refusing(503, 'Down'), [V1]: made })

  await expect(subscribePush(api, { subscription, alerts })).rejects.toMatchObject({ status: 503 })

  expect(asked()).toEqual([WEB])
})

test('a server that pushes nothing says so', async () => {
  const { api } = clientOf({})

  const asking = subscribePush(api, { subscription, alerts })

  await expect(asking).rejects.toMatchObject({ kind: 'unsupported' })
})
