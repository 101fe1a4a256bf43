import { expect, test } from 'vitest'
import { clientOf } from '../testing/client-of.ts'
import { unsubscribePush } from './unsubscribe-push.ts'

const DELETE = 'DELETE /api/v1/push/subscription'

test.each([
  ['ends', () => Response.json({})],
  ['cannot end', () => new Response('', { status: 404 })],
])('where the server %s it the caller need not care', async (_what, answer) => {
  const { api, asked } = clientOf({ [DELETE]: answer })

  await expect(unsubscribePush(api)).resolves.toBeUndefined()

  expect(asked()).toEqual([DELETE])
})

test('a server in trouble is the caller’s business', async () => {
  const { api } = clientOf({ [DELETE]: () => new Response('', { status: 503 }) })

  await expect(unsubscribePush(api)).rejects.toMatchObject({ status: 503 })
})
