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
  '$key is there for whom it is meant, and does not exist for others',
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
  'nobody can %s what they may not see',
  async (act) => {
    const mira = await server.as('mira')

    const { status, body } = await mira.post(
      `/api/v1/statuses/${await server.statusId('secret')}/${act}`,
    )

    expect(status).toBe(404)
    expect(body).toEqual({ error: 'Record not found' })
  },
)

test('an answer cannot be given to what one may not see', async () => {
  const mira = await server.as('mira')

  const { status } = await mira.post('/api/v1/statuses', {
    status: 'hm',
    in_reply_to_id: await server.statusId('secret'),
  })

  expect(status).toBe(404)
})

test("an author's page leaves out what the reader may not see", async () => {
  const path = `/api/v1/accounts/${await server.accountId('noor')}/statuses`
  const keysSeen = async (client: typeof server.guest) =>
    (await client.get<StatusEntity[]>(path)).body.map(({ id }) => id)

  expect(await keysSeen(await server.as('mira'))).toContain(await server.statusId('direct'))
  expect(await keysSeen(await server.as('mira'))).not.toContain(await server.statusId('secret'))
  expect(await keysSeen(server.guest)).not.toContain(await server.statusId('direct'))
})

test('a thread leaves out the answers that the reader may not see', async () => {
  const { controls } = server.instance
  const [root] = await controls.say({ acct: 'noor', text: 'A question' })
  const [open] = await controls.say({
    acct: 'bo@harbour.example',
    text: 'An answer',
    draft: { inReplyToId: root ?? null },
  })
  await controls.say({
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

test('what is for followers or direct is not passed on by others', async () => {
  const mira = await server.as('mira')

  expect(
    (await mira.post(`/api/v1/statuses/${await server.statusId('for-followers')}/reblog`)).status,
  ).toBe(403)
  expect(
    (await mira.post(`/api/v1/statuses/${await server.statusId('direct')}/reblog`)).status,
  ).toBe(403)
})

test("other people's posts cannot be deleted", async () => {
  const noor = await server.as('noor')

  expect(
    (await noor.send('DELETE', `/api/v1/statuses/${await server.statusId('own')}`)).status,
  ).toBe(404)
  expect((await noor.get(`/api/v1/statuses/${await server.statusId('own')}`)).status).toBe(200)
})
