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

const loadNotifications = (query = '', client = mira) =>
  client.get<NotificationEntity[]>(`/api/v1/notifications${query}`)

test('returns the seeded notifications newest first', async () => {
  const { body } = await loadNotifications()

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

test('filters notifications by type and pages them', async () => {
  const types = (body: readonly NotificationEntity[]) => body.map(({ type }) => type)
  const first = await loadNotifications('?limit=2')

  expect(
    types((await loadNotifications('?exclude_types[]=mention&exclude_types[]=follow')).body),
  ).toEqual(['favourite'])
  expect(types((await loadNotifications('?types[]=follow')).body)).toEqual(['follow', 'follow'])
  expect(types((await mira.get<NotificationEntity[]>(first.next ?? '')).body)).toEqual([
    'mention',
    'follow',
  ])
})

test('dismisses one own notification, then clears all own notifications', async () => {
  const noor = await server.as('noor')
  const [first] = (await loadNotifications()).body

  expect((await noor.post(`/api/v1/notifications/${first?.id}/dismiss`)).status).toBe(404)
  expect((await mira.get(`/api/v1/notifications/${first?.id}`)).body).toMatchObject({
    id: first?.id,
  })
  await mira.post(`/api/v1/notifications/${first?.id}/dismiss`)
  expect((await mira.get(`/api/v1/notifications/${first?.id}`)).status).toBe(404)
  const before = (await loadNotifications('', noor)).body.length
  await mira.post('/api/v1/notifications/clear')
  expect((await loadNotifications()).body).toEqual([])
  expect((await loadNotifications('', noor)).body).toHaveLength(before)
})

test('creates, renames, fills, empties and deletes a list', async () => {
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

test('requires a title for lists, and shows lists only to their owner', async () => {
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

test('hides members of an exclusive list from the home timeline', async () => {
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

test('removes an unfollowed account from lists', async () => {
  const ada = await server.accountId('ada@harbour.example')
  const [own] = (await mira.get<ListEntity[]>('/api/v1/lists')).body
  await mira.post(`/api/v1/accounts/${ada}/unfollow`)

  expect((await mira.get(`/api/v1/lists/${own?.id}/accounts`)).body).toEqual([])
})

test('saves the read position of each timeline', async () => {
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
