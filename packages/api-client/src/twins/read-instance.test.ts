import { expect, test } from 'vitest'
import { createApiClient } from '../client.ts'
import gotosocial from '../fixtures/gotosocial-instance-v2.json'
import snac from '../fixtures/snac-instance-v1.json'
import { createFakeServer } from '../testing/fake-server.ts'
import { readInstance } from './read-instance.ts'

test('a server that has the newer form is asked once', { tags: ['BY-01'] }, async () => {
  const server = createFakeServer({
    'GET /api/v2/instance': () => Response.json(gotosocial),
    'GET /api/v1/instance': () => Response.json(snac),
  })
  const api = createApiClient({ baseUrl: 'https://a.example', fetch: server.fetch })

  expect(await readInstance(api)).toMatchObject({ version: '0.19.2' })

  expect(server.asked()).toEqual(['GET /api/v2/instance'])
})

test('one that has only the older form is asked for that', { tags: ['BY-01'] }, async () => {
  const server = createFakeServer({ 'GET /api/v1/instance': () => Response.json(snac) })
  const api = createApiClient({ baseUrl: 'https://a.example', fetch: server.fetch })

  expect(await readInstance(api)).toMatchObject({ title: 'snac probe' })

  expect(server.asked()).toEqual(['GET /api/v2/instance', 'GET /api/v1/instance'])
})

test('a failure that says nothing of the form is told as it is', async () => {
  const server = createFakeServer({
    'GET /api/v2/instance': () => new Response(null, { status: 503 }),
  })
  const api = createApiClient({ baseUrl: 'https://a.example', fetch: server.fetch })

  await expect(readInstance(api)).rejects.toMatchObject({ status: 503 })
})
