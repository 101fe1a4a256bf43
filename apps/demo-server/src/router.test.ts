import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import { startTestInstance, type TestInstance } from './testing/test-instance.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

test.each(Object.entries(endpoints))('routes %s over HTTP', async (_name, { method, path }) => {
  const mira = await server.as('mira')
  const filled = path.replaceAll(/:\w+/g, '1')

  const { status, body } = await mira.send(method, filled, method === 'GET' ? undefined : {})

  expect(body).not.toEqual({ error: 'Not found' })
  expect(status).toBeLessThan(500)
})

test('returns JSON for an unknown endpoint', async () => {
  const { status, body } = await server.guest.get('/api/v1/nothing')

  expect(status).toBe(404)
  expect(body).toEqual({ error: 'Not found' })
})
