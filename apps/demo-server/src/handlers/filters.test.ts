import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { FilterV2Entity, NotificationEntity, StatusEntity } from '@colonnade/domain/entities'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let mira: TestClient
beforeAll(async () => {
  server = await startTestInstance()
  mira = await server.as('mira')
})
afterAll(() => server.close())
afterEach(async () => {
  const { body } = await mira.get<FilterV2Entity[]>('/api/v2/filters')
  for (const { id } of body) await mira.send('DELETE', `/api/v2/filters/${id}`)
})

const createFilter = async (keyword: string, changes: object = {}) => {
  const { body } = await mira.post<FilterV2Entity>('/api/v2/filters', {
    title: `No ${keyword}`,
    context: ['home', 'public'],
    keywords_attributes: [{ keyword }],
    ...changes,
  })
  return body
}
const getTitles = ({ filtered = [] }: StatusEntity) => filtered.map(({ filter }) => filter.title)
const loadStatus = async (key: string, client = mira) =>
  (await client.get<StatusEntity>(`/api/v1/statuses/${await server.statusId(key)}`)).body

test('lists the viewer’s matching filters in a status, also those that hide it', async () => {
  await createFilter('next', { filter_action: 'hide' })
  await createFilter('door')
  const { body } = await mira.get<StatusEntity[]>('/api/v1/timelines/home?limit=3')

  expect(getTitles(await loadStatus('local'))).toEqual(['No next', 'No door'])
  expect(body.map((status) => getTitles(status).length)).toContain(2)
  expect((await loadStatus('local')).filtered?.[0]).toMatchObject({
    filter: { filter_action: 'hide', context: ['home', 'public'], expires_at: null },
    keyword_matches: ['next'],
  })
  expect((await loadStatus('local', await server.as('noor'))).filtered).toEqual([])
  expect(await loadStatus('local', server.guest)).not.toHaveProperty('filtered')
})

test('filters a boost by the boosted status, and does not filter own posts', async () => {
  await createFilter('pot')
  await createFilter('first')

  const boost = await loadStatus('boost')

  expect(getTitles(boost)).toEqual(['No pot'])
  expect(getTitles(boost.reblog!)).toEqual(['No pot'])
  expect(getTitles(await loadStatus('own'))).toEqual([])
})

test('matches keywords by the filter rules until the filter expires', async () => {
  await createFilter('doo')
  await createFilter('DOO', { keywords_attributes: [{ keyword: 'DOO', whole_word: false }] })
  await createFilter('soon', { keywords_attributes: [{ keyword: 'next' }], expires_in: 60 })

  const before = getTitles(await loadStatus('local'))
  server.time.advance(60_000)

  expect(before).toEqual(['No DOO', 'No soon'])
  expect(getTitles(await loadStatus('local'))).toEqual(['No DOO'])
})

test('filters statuses in notifications and streams', async () => {
  await createFilter('between')
  const socket = await server.listen(mira, '?stream=user')
  await socket.settle()

  await server.instance.controls.post({ acct: 'noor', text: 'Between us' })
  const { payload } = await socket.next(({ event }) => event === 'update')
  const { body } = await mira.get<NotificationEntity[]>('/api/v1/notifications?types[]=mention')
  socket.close()

  expect(getTitles(JSON.parse(payload) as StatusEntity)).toEqual(['No between'])
  expect(body.map(({ status }) => status !== null && getTitles(status))).toContainEqual([
    'No between',
  ])
})

test('sends filter changes to the own user stream only', async () => {
  const own = await server.listen(mira, '?stream=user')
  const others = await server.listen(await server.as('noor'), '?stream=user')
  await Promise.all([own.settle(), others.settle()])

  const { id } = await createFilter('tea')
  await mira.send('PUT', `/api/v2/filters/${id}`, { title: 'No tea' })
  const old = (
    await mira.post<{ id: string }>('/api/v1/filters', { phrase: 'a', context: ['home'] })
  ).body
  await mira.send('PUT', `/api/v1/filters/${old.id}`, { phrase: 'b', context: ['home'] })
  await mira.send('DELETE', `/api/v1/filters/${old.id}`)
  await mira.send('DELETE', `/api/v2/filters/${id}`)
  await Promise.all([own.settle(), others.settle()])

  const changes = own.received.filter(({ event }) => event === 'filters_changed')
  expect(changes).toHaveLength(6)
  expect(changes[0]).toEqual({ stream: ['user'], event: 'filters_changed' })
  expect(others.received.some(({ event }) => event === 'filters_changed')).toBe(false)
  own.close()
  others.close()
})

test('refuses a filter with too many keywords', async () => {
  const keywords_attributes = Array.from({ length: 501 }, (_, at) => ({ keyword: `word ${at}` }))
  const answer = await mira.send('POST', '/api/v2/filters', {
    title: 'All words',
    context: ['home'],
    keywords_attributes,
  })

  expect(answer.status).toBe(422)
})

test('reads numbered keywords from forms, as older clients send them', async () => {
  const form = new URLSearchParams({
    title: 'From a form',
    'context[]': 'home',
    'keywords_attributes[0][keyword]': 'one',
    'keywords_attributes[1][keyword]': 'two',
    'keywords_attributes[1][whole_word]': 'false',
  })

  expect((await mira.post('/api/v2/filters', form)).body).toMatchObject({
    context: ['home'],
    keywords: [
      { keyword: 'one', whole_word: true },
      { keyword: 'two', whole_word: false },
    ],
  })
})
