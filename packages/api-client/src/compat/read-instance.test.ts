import { expect, test } from 'vitest'
import { createApiClient } from '../client.ts'
import gotosocial from '../fixtures/gotosocial-instance-v2.json'
import snac from '../fixtures/snac-instance-v1.json'
import { createFakeServer } from '../testing/fake-server.ts'
import { readInstance } from './read-instance.ts'

test('sends one request when the server has v2', { tags: ['BY-01'] }, async () => {
  const server = createFakeServer({
    'GET /api/v2/instance': () => Response.json(gotosocial),
    'GET /api/v1/instance': () => Response.json(snac),
  })
  const api = createApiClient({ baseUrl: 'https://a.example', fetch: server.fetch })

  expect(await readInstance(api)).toMatchObject({ version: '0.19.2' })

  expect(server.getCalls()).toEqual(['GET /api/v2/instance'])
})

test('falls back to v1 when the server lacks v2', { tags: ['BY-01'] }, async () => {
  const server = createFakeServer({ 'GET /api/v1/instance': () => Response.json(snac) })
  const api = createApiClient({ baseUrl: 'https://a.example', fetch: server.fetch })

  expect(await readInstance(api)).toMatchObject({ title: 'snac probe' })

  expect(server.getCalls()).toEqual(['GET /api/v2/instance', 'GET /api/v1/instance'])
})

test('rejects with any other failure', async () => {
  const server = createFakeServer({
    'GET /api/v2/instance': () => new Response(null, { status: 503 }),
  })
  const api = createApiClient({ baseUrl: 'https://a.example', fetch: server.fetch })

  await expect(readInstance(api)).rejects.toMatchObject({ status: 503 })
})
