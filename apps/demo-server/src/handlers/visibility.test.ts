import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContextEntity, StatusEntity } from '@colonnade/domain/entities'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

const cases = [
  { key: 'for-followers', mira: 200, noor: 404, guest: 404 },
  { key: 'stranger-private', mira: 404, noor: 404, guest: 404 },
  { key: 'direct', mira: 200, noor: 200, guest: 404 },
  { key: 'secret', mira: 404, noor: 200, guest: 404 },
  { key: 'own', mira: 200, noor: 200, guest: 200 },
] as const

test.each(cases)(
  'returns $key to those who may see it, and 404 to all others',
  async ({ key, ...expected }) => {
    const id = await server.statusId(key)
    const [mira, noor] = [await server.as('mira'), await server.as('noor')]
    const path = `/api/v1/statuses/${id}`

    for (const way of ['', '/context', '/reblogged_by', '/favourited_by']) {
      expect((await mira.get(path + way)).status).toBe(expected.mira)
      expect((await noor.get(path + way)).status).toBe(expected.noor)
      expect((await server.guest.get(path + way)).status).toBe(expected.guest)
    }
  },
)

test.each(['favourite', 'bookmark', 'reblog', 'unfavourite'])(
  'refuses to %s a hidden status',
  async (act) => {
    const mira = await server.as('mira')

    const { status, body } = await mira.post(
      `/api/v1/statuses/${await server.statusId('secret')}/${act}`,
    )

    expect(status).toBe(404)
    expect(body).toEqual({ error: 'Record not found' })
  },
)

test('refuses a reply to a hidden status', async () => {
  const mira = await server.as('mira')

  const { status } = await mira.post('/api/v1/statuses', {
    status: 'hm',
    in_reply_to_id: await server.statusId('secret'),
  })

  expect(status).toBe(404)
})

test('omits hidden statuses from an author’s page', async () => {
  const path = `/api/v1/accounts/${await server.accountId('noor')}/statuses`
  const loadIds = async (client: typeof server.guest) =>
    (await client.get<StatusEntity[]>(path)).body.map(({ id }) => id)

  expect(await loadIds(await server.as('mira'))).toContain(await server.statusId('direct'))
  expect(await loadIds(await server.as('mira'))).not.toContain(await server.statusId('secret'))
  expect(await loadIds(server.guest)).not.toContain(await server.statusId('direct'))
})

test('omits hidden replies from a thread', async () => {
  const { controls } = server.instance
  const [root] = await controls.post({ acct: 'noor', text: 'A question' })
  const [open] = await controls.post({
    acct: 'bo@harbour.example',
    text: 'An answer',
    draft: { inReplyToId: root ?? null },
  })
  await controls.post({
    acct: 'bo@harbour.example',
    text: '@noor in private',
    draft: { inReplyToId: root ?? null, visibility: 'direct' },
  })
  const mira = await server.as('mira')
  const noor = await server.as('noor')

  expect(
    (await mira.get<ContextEntity>(`/api/v1/statuses/${root}/context`)).body.descendants.map(
      ({ id }) => id,
    ),
  ).toEqual([open])
  expect(
    (await noor.get<ContextEntity>(`/api/v1/statuses/${root}/context`)).body.descendants,
  ).toHaveLength(2)
})

test('refuses to boost followers-only and direct posts of others', async () => {
  const mira = await server.as('mira')

  expect(
    (await mira.post(`/api/v1/statuses/${await server.statusId('for-followers')}/reblog`)).status,
  ).toBe(403)
  expect(
    (await mira.post(`/api/v1/statuses/${await server.statusId('direct')}/reblog`)).status,
  ).toBe(403)
})

test('refuses to delete posts of others', async () => {
  const noor = await server.as('noor')

  expect(
    (await noor.send('DELETE', `/api/v1/statuses/${await server.statusId('own')}`)).status,
  ).toBe(404)
  expect((await noor.get(`/api/v1/statuses/${await server.statusId('own')}`)).status).toBe(200)
})
