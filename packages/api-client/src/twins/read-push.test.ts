import { expect, test } from 'vitest'
import { clientOf } from '../testing/client-of.ts'
import { readPush } from './read-push.ts'

const GET = 'GET /api/v1/push/subscription'

test('the subscription of this sign-in is read', { tags: ['PSH-13'] }, async () => {
  const { api } = clientOf({
    [GET]: () => Response.json({ id: '7', endpoint: 'https://push.example/a', alerts: {} }),
  })

  expect(await readPush(api)).toMatchObject({ id: '7', endpoint: 'https://push.example/a' })
})

test.each([404, 405, 422])(
  '%i: none is known, which says nothing of what else is offered',
  async (status) => {
    const { api } = clientOf({ [GET]: () => new Response('', { status }) })

    expect(await readPush(api)).toBeNull()
    expect(api.capabilities.of('push')).toBe('unknown')
  },
)

test('a server that pushes nothing is not asked', async () => {
  const { api, asked } = clientOf({})
  api.capabilities.note('push', false)

  expect(await readPush(api)).toBeNull()
  expect(asked()).toEqual([])
})

test('every other failure is the caller’s', async () => {
  const { api } = clientOf({ [GET]: () => new Response('', { status: 503 }) })

  await expect(readPush(api)).rejects.toMatchObject({ status: 503 })
})
