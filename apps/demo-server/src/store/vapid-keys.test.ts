import { createPrivateKey, createPublicKey, createSign, createVerify } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { loadVapidKeys } from './push-subscriptions.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

test('keeps one matching key pair across restarts', async () => {
  const { store } = server.instance.services
  const [first, second] = await Promise.all([loadVapidKeys(store), loadVapidKeys({ ...store })])

  const point = Buffer.from(first.publicKey, 'base64url')
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  const signer = createPrivateKey({ format: 'jwk', key: { ...jwk, d: first.privateKey } })
  const signature = createSign('sha256').update('hello').sign(signer)
  const reader = createPublicKey({ format: 'jwk', key: jwk })

  expect(second).toEqual(first)
  expect([point.length, point[0]]).toEqual([65, 4])
  expect(createVerify('sha256').update('hello').verify(reader, signature)).toBe(true)
})

test('publishes its key in the instance entity and to each app that registers', async () => {
  const { publicKey } = await loadVapidKeys(server.instance.services.store)

  const { body } = await server.guest.get<{ configuration: { vapid: unknown } }>('/api/v2/instance')
  const app = await server.guest.post('/api/v1/apps', {
    client_name: 'Reader',
    redirect_uris: 'https://reader.example/',
  })

  expect(body.configuration.vapid).toEqual({ public_key: publicKey })
  expect(app.body).toMatchObject({ vapid_key: publicKey })
})
