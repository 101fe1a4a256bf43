import { expect, test } from 'vitest'
import { createTestClient } from '../testing/create-test-client.ts'
import { readPush } from './read-push.ts'

const GET = 'GET /api/v1/push/subscription'

test('fetches the subscription of this sign-in', { tags: ['PSH-13'] }, async () => {
  const { api } = createTestClient({
    [GET]: () => Response.json({ id: '7', endpoint: 'https://push.example/a', alerts: {} }),
  })

  expect(await readPush(api)).toMatchObject({ id: '7', endpoint: 'https://push.example/a' })
})

test.each([404, 405, 422])(
  'returns null for %i and records no missing capability',
  async (status) => {
    const { api } = createTestClient({ [GET]: () => new Response('', { status }) })

    expect(await readPush(api)).toBeNull()
    expect(api.capabilities.getSupport('push')).toBe('unknown')
  },
)

test('sends no request to a server without push', async () => {
  const { api, getCalls } = createTestClient({})
  api.capabilities.record('push', false)

  expect(await readPush(api)).toBeNull()
  expect(getCalls()).toEqual([])
})

test('rejects with any other failure', async () => {
  const { api } = createTestClient({ [GET]: () => new Response('', { status: 503 }) })

  await expect(readPush(api)).rejects.toMatchObject({ status: 503 })
})
