import { expect, test, vi } from 'vitest'
import { type CallObserver, raisesAlert } from '../http/observer.ts'
import { clientOf } from '../testing/client-of.ts'
import { updatePush } from './subscribe-push.ts'

const WEB = 'PUT /api/web/push_subscriptions/7'
const V1 = 'PUT /api/v1/push/subscription'
const ANEW = 'POST /api/v1/push/subscription'

const subscription = { endpoint: 'https://push.example/a', keys: { p256dh: 'P', auth: 'A' } }
const alerts = { mention: true, follow: false }
const changed = () => Response.json({ id: '7', endpoint: subscription.endpoint, alerts })

test('the alerts go to the subscription by its id', { tags: ['API-61'] }, async () => {
  const { api, asked, bodies } = clientOf({ [WEB]: changed })

  const told = await updatePush(api, { id: '7', alerts })

  expect(asked()).toEqual([WEB])
  expect(await bodies()).toEqual([{ data: { alerts } }])
  expect(told.alerts).toEqual(alerts)
})

test('a server without web push is told by the token, the same', { tags: ['PSH-13'] }, async () => {
  const { api, asked, bodies } = clientOf({ [V1]: changed })

  await updatePush(api, { id: '7', alerts })
  await updatePush(api, { id: '7', alerts })

  expect(asked()).toEqual([WEB, V1, V1])
  expect((await bodies())[1]).toEqual({ data: { alerts } })
})

test(
  'a page that is turned away goes by the token, and nobody is alarmed',
  { tags: ['PSH-13'] },
  async () => {
    const alarm = vi.fn<(what: string) => void>()
    const onError: CallObserver['onError'] = (endpoint, error, options) => {
      if (raisesAlert(endpoint, error, options)) alarm(error.title)
    }
    const away = () => Response.json({ error: 'No session' }, { status: 422 })
    const { api, asked } = clientOf({ [WEB]: away, [V1]: changed }, { observer: { onError } })

    await updatePush(api, { id: '7', alerts })

    expect(asked()).toEqual([WEB, V1])
    expect(alarm).not.toHaveBeenCalled()
  },
)

test('one that changes nothing is told the whole anew', async () => {
  const { api, asked, bodies } = clientOf({ [ANEW]: changed })
  api.capabilities.note('webPush', false)

  const told = await updatePush(api, { id: '7', alerts, subscription })

  expect(asked()).toEqual([V1, ANEW])
  expect((await bodies())[1]).toEqual({
    subscription: { ...subscription, standard: true },
    data: { alerts },
  })
  expect(told.id).toBe('7')
})

test('without the browser’s own there is nothing to tell anew', async () => {
  const { api } = clientOf({ [ANEW]: changed })

  const asking = updatePush(api, { id: '7', alerts })

  await expect(asking).rejects.toMatchObject({ kind: 'unsupported' })
})

test('a refusal is the caller’s: the old alerts stand', async () => {
  const { api, asked } = clientOf({
    [WEB]: () => Response.json({ error: 'Down' }, { status: 500 }),
    [V1]: changed,
  })

  const asking = updatePush(api, { id: '7', alerts })

  await expect(asking).rejects.toMatchObject({ kind: 'response', status: 500 })
  expect(asked()).toEqual([WEB])
})
