import { expect, test } from 'vitest'
import gotosocial from '../fixtures/gotosocial-instance-v2.json'
import { createTestClient } from '../testing/create-test-client.ts'
import { readPushKey } from './read-push.ts'

const V2 = 'GET /api/v2/instance'
const V1 = 'GET /api/v1/instance'
const publicKey = gotosocial.configuration.vapid.public_key
const createInstance = () => Response.json(gotosocial)
const createOldInstance = () => Response.json({ uri: 'a.example', version: '2.7.1' })

test('uses the key of the page without a request', { tags: ['API-62'] }, async () => {
  const { api, getCalls } = createTestClient({ [V2]: createInstance })

  expect(await readPushKey(api, { page: ' BPage ', app: 'BApp' })).toBe('BPage')
  expect(getCalls()).toEqual([])
})

test.each([null, '', ' '])(
  'falls back to the key of the instance when the page has %j',
  { tags: ['API-62'] },
  async (page) => {
    const { api } = createTestClient({ [V2]: createInstance })

    expect(await readPushKey(api, { page, app: 'BApp' })).toBe(publicKey)
  },
)

test.each([
  ['an instance without a key', { [V1]: createOldInstance }],
  ['an unreachable instance', { [V2]: () => new Response('', { status: 503 }) }],
])(
  'falls back to the key of the registration with %s',
  { tags: ['API-62'] },
  async (_what, routes) => {
    const { api } = createTestClient(routes)

    expect(await readPushKey(api, { page: null, app: 'BApp' })).toBe('BApp')
  },
)

test('returns null when there is no key and rejects when the instance is unreachable', async () => {
  const silent = createTestClient({ [V1]: createOldInstance })
  const gone = createTestClient({ [V2]: () => new Response('', { status: 503 }) })

  expect(await readPushKey(silent.api, { page: null, app: null })).toBeNull()
  await expect(readPushKey(gone.api, { page: null, app: null })).rejects.toMatchObject({
    status: 503,
  })
})
