import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPictureFile } from '../testing/sample-files.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let direct: string
beforeAll(async () => {
  server = await startTestInstance()
  direct = await server.statusId('direct')
})
afterAll(() => server.close())

const OUTSIDE = { error: 'This action is outside the authorized scopes' }

test.each(['push', 'write', 'follow', 'write:media', 'read:lists', 'read:nothing'])(
  'refuses direct posts to a token of scope %s',
  async (scope) => {
    const client = await server.as('mira', scope)
    const noor = await server.accountId('noor')
    for (const path of [
      `/api/v1/statuses/${direct}`,
      `/api/v1/statuses/${direct}/history`,
      `/api/v1/statuses/${direct}/context`,
      `/api/v1/accounts/${noor}/statuses`,
      '/api/v1/timelines/public',
      '/api/v1/timelines/home',
    ]) {
      const { status, body } = await client.get(path)
      expect([path, status, body]).toEqual([path, 403, OUTSIDE])
    }
  },
)

test.each(['push', 'write', 'follow', 'write:statuses', 'read:lists'])(
  'refuses a socket to a token of scope %s',
  async (scope) => {
    const client = await server.as('mira', scope)

    await expect(server.listen(client, '?stream=user')).rejects.toThrow('refused with 403')
  },
)

test('limits granular scopes to what they name', async () => {
  const media = await server.as('mira', 'write:media')
  const statuses = await server.as('mira', 'write:statuses read:lists')
  const form = new FormData()
  form.set('file', await createPictureFile())

  expect((await media.post('/api/v1/statuses', { status: 'out of scope' })).status).toBe(403)
  expect((await media.post('/api/v2/media', form)).status).toBe(200)
  expect((await statuses.post('/api/v1/statuses', { status: 'within scope' })).status).toBe(200)
  expect((await statuses.get('/api/v1/lists')).status).toBe(200)
  expect((await statuses.get('/api/v1/bookmarks')).status).toBe(403)
  expect((await statuses.post('/api/v2/media', new FormData())).status).toBe(403)
})

test('limits the follow scope to following, muting and blocking', async () => {
  const client = await server.as('mira', 'follow')
  const bo = await server.accountId('bo@harbour.example')

  for (const act of ['follow', 'unfollow', 'mute', 'unmute', 'block', 'unblock'])
    expect([act, (await client.post(`/api/v1/accounts/${bo}/${act}`)).status]).toEqual([act, 200])
  expect((await client.get('/api/v1/mutes')).status).toBe(200)
  expect((await client.post(`/api/v1/accounts/${bo}/note`, { comment: 'x' })).status).toBe(403)
  expect((await client.post('/api/v1/statuses', { status: 'out of scope' })).status).toBe(403)
})

test('sends notifications over the user stream only to tokens that may read them', async () => {
  const statuses = await server.listen(await server.as('mira', 'read:statuses'), '?stream=user')
  const both = await server.listen(await server.as('mira', 'read'), '?stream=user')
  await Promise.all([statuses.settle(), both.settle()])
  await server.instance.controls.post({ acct: 'noor', text: '@mira hello' })
  await both.next(({ event }) => event === 'notification')
  await statuses.settle()

  expect(statuses.received.map(({ event }) => event)).toContain('update')
  expect(statuses.received.map(({ event }) => event)).not.toContain('notification')
  statuses.close()
  both.close()
})

test('refuses a stream outside the scopes of the socket', async () => {
  const socket = await server.listen(await server.as('mira', 'read:notifications'))
  socket.send({ type: 'subscribe', stream: 'user' })
  const refusal = await socket.next()
  socket.send({ type: 'subscribe', stream: 'user:notification' })
  await socket.settle()
  await server.instance.controls.post({ acct: 'noor', text: '@mira hello again' })
  const news = await socket.next(({ event }) => event === 'notification')

  expect(refusal).toMatchObject({ status: 403 })
  expect(news.stream).toEqual(['user:notification'])
  socket.close()
})
