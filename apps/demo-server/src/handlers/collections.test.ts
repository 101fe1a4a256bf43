import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  AccountEntity,
  ListEntity,
  MarkersEntity,
  NotificationEntity,
  StatusEntity,
} from '@colonnade/domain/entities'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let mira: TestClient
beforeAll(async () => {
  server = await startTestInstance()
  mira = await server.as('mira')
})
afterAll(() => server.close())

const notifications = (query = '', client = mira) =>
  client.get<NotificationEntity[]>(`/api/v1/notifications${query}`)

test('the world has already told its people something, newest first', async () => {
  const { body } = await notifications()

  expect(body.map(({ type, account }) => `${type} ${account.acct}`)).toEqual([
    'mention noor',
    'favourite ada@harbour.example',
    'mention bo@harbour.example',
    'follow ada@harbour.example',
    'follow noor',
  ])
  expect(body[1]?.status?.id).toBe(await server.statusId('own'))
  expect(body[3]?.status).toBeNull()
})

test('kinds can be left out, and pages walked', async () => {
  const types = (body: readonly NotificationEntity[]) => body.map(({ type }) => type)
  const first = await notifications('?limit=2')

  expect(
    types((await notifications('?exclude_types[]=mention&exclude_types[]=follow')).body),
  ).toEqual(['favourite'])
  expect(types((await notifications('?types[]=follow')).body)).toEqual(['follow', 'follow'])
  expect(types((await mira.get<NotificationEntity[]>(first.next ?? '')).body)).toEqual([
    'mention',
    'follow',
  ])
})

test('one is dismissed, then all are cleared, and only the own ones', async () => {
  const noor = await server.as('noor')
  const [first] = (await notifications()).body

  expect((await noor.post(`/api/v1/notifications/${first?.id}/dismiss`)).status).toBe(404)
  expect((await mira.get(`/api/v1/notifications/${first?.id}`)).body).toMatchObject({
    id: first?.id,
  })
  await mira.post(`/api/v1/notifications/${first?.id}/dismiss`)
  expect((await mira.get(`/api/v1/notifications/${first?.id}`)).status).toBe(404)
  const before = (await notifications('', noor)).body.length
  await mira.post('/api/v1/notifications/clear')
  expect((await notifications()).body).toEqual([])
  expect((await notifications('', noor)).body).toHaveLength(before)
})

test('a list is made, renamed, filled, emptied and deleted', async () => {
  const [ada, bo] = [
    await server.accountId('ada@harbour.example'),
    await server.accountId('bo@harbour.example'),
  ]
  const list = (await mira.post<ListEntity>('/api/v1/lists', { title: ' Friends ' })).body
  const path = `/api/v1/lists/${list.id}`
  const members = async () =>
    (await mira.get<AccountEntity[]>(`${path}/accounts?limit=0`)).body.map(({ acct }) => acct)

  expect(list).toEqual({ id: list.id, title: 'Friends', replies_policy: 'list', exclusive: false })
  expect((await mira.send('PUT', path, { replies_policy: 'none' })).body).toMatchObject({
    title: 'Friends',
    replies_policy: 'none',
  })
  expect((await mira.post(`${path}/accounts`, { account_ids: [ada] })).body).toEqual({})
  expect(await members()).toEqual(['ada@harbour.example'])
  expect((await mira.post(`${path}/accounts`, { account_ids: [bo] })).status).toBe(404)
  expect(
    (await mira.get<ListEntity[]>(`/api/v1/accounts/${ada}/lists`)).body.map(({ title }) => title),
  ).toContain('Friends')
  await mira.send('DELETE', `${path}/accounts`, { account_ids: [ada] })
  expect(await members()).toEqual([])
  await mira.send('DELETE', path)
  expect((await mira.get(path)).status).toBe(404)
})

test('lists need a title, and are seen by their owner alone', async () => {
  const [own] = (await mira.get<ListEntity[]>('/api/v1/lists')).body
  const noor = await server.as('noor')

  expect((await mira.post('/api/v1/lists', { title: '  ' })).status).toBe(422)
  expect((await noor.get<ListEntity[]>('/api/v1/lists')).body).toEqual([])
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['GET', '/accounts'],
    ['POST', '/accounts'],
  ] as const) {
    expect((await noor.send(method, `/api/v1/lists/${own?.id}${path}`)).status).toBe(404)
  }
})

test('who is in an exclusive list shows in it alone, and not at home', async () => {
  const ada = await server.accountId('ada@harbour.example')
  const list = (await mira.post<ListEntity>('/api/v1/lists', { title: 'Apart', exclusive: true }))
    .body
  await mira.post(`/api/v1/lists/${list.id}/accounts`, { account_ids: [ada] })
  const isShown = async (path: string) =>
    (await mira.get<StatusEntity[]>(`${path}?limit=40`)).body.some(
      ({ account }) => account.id === ada,
    )

  expect(await isShown(`/api/v1/timelines/list/${list.id}`)).toBe(true)
  expect(await isShown('/api/v1/timelines/home')).toBe(false)
  await mira.send('PUT', `/api/v1/lists/${list.id}`, { exclusive: false })
  expect(await isShown('/api/v1/timelines/home')).toBe(true)
})

test('unfollowing somebody takes them out of the own lists', async () => {
  const ada = await server.accountId('ada@harbour.example')
  const [own] = (await mira.get<ListEntity[]>('/api/v1/lists')).body
  await mira.post(`/api/v1/accounts/${ada}/unfollow`)

  expect((await mira.get(`/api/v1/lists/${own?.id}/accounts`)).body).toEqual([])
})

test('markers remember how far each timeline was read', async () => {
  const form = new URLSearchParams({ 'home[last_read_id]': '123' })
  const first = (await mira.post<MarkersEntity>('/api/v1/markers', form)).body
  const second = (
    await mira.post<MarkersEntity>('/api/v1/markers', { home: { last_read_id: '124' } })
  ).body
  const both = (
    await mira.get<MarkersEntity>('/api/v1/markers?timeline[]=home&timeline[]=notifications')
  ).body

  expect(first).toMatchObject({
    home: { last_read_id: '123', version: 1, updated_at: '2026-11-20T12:00:00.000Z' },
  })
  expect(second.home).toMatchObject({ last_read_id: '124', version: 2 })
  expect(both).toEqual(second)
})
