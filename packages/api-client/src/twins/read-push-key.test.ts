import { expect, test } from 'vitest'
import gotosocial from '../fixtures/gotosocial-instance-v2.json'
import { clientOf } from '../testing/client-of.ts'
import { readPushKey } from './read-push.ts'

const V2 = 'GET /api/v2/instance'
const V1 = 'GET /api/v1/instance'
const told = gotosocial.configuration.vapid.public_key
const instance = () => Response.json(gotosocial)
const old = () => Response.json({ uri: 'a.example', version: '2.7.1' })

test('what the page says is the key, and nobody is asked', { tags: ['API-62'] }, async () => {
  const { api, asked } = clientOf({ [V2]: instance })

  expect(await readPushKey(api, { page: ' BPage ', app: 'BApp' })).toBe('BPage')
  expect(asked()).toEqual([])
})

test.each([null, '', ' '])(
  'a page that says %j leaves it to the instance',
  { tags: ['API-62'] },
  async (page) => {
    const { api } = clientOf({ [V2]: instance })

    expect(await readPushKey(api, { page, app: 'BApp' })).toBe(told)
  },
)

test.each([
  ['an instance that tells none', { [V1]: old }],
  ['an instance out of reach', { [V2]: () => new Response('', { status: 503 }) }],
])('with %s that of the registration counts', { tags: ['API-62'] }, async (_what, routes) => {
  const { api } = clientOf(routes)

  expect(await readPushKey(api, { page: null, app: 'BApp' })).toBe('BApp')
})

test('where nobody tells there is none; an instance out of reach is a failure', async () => {
  const silent = clientOf({ [V1]: old })
  const gone = clientOf({ [V2]: () => new Response('', { status: 503 }) })

  expect(await readPushKey(silent.api, { page: null, app: null })).toBeNull()
  await expect(readPushKey(gone.api, { page: null, app: null })).rejects.toMatchObject({
    status: 503,
  })
})
