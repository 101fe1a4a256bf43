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

const makeFilter = async (keyword: string, changes: object = {}) => {
  const { body } = await mira.post<FilterV2Entity>('/api/v2/filters', {
    title: `No ${keyword}`,
    context: ['home', 'public'],
    keywords_attributes: [{ keyword }],
    ...changes,
  })
  return body
}
const titlesOf = ({ filtered = [] }: StatusEntity) => filtered.map(({ filter }) => filter.title)
const read = async (key: string, client = mira) =>
  (await client.get<StatusEntity>(`/api/v1/statuses/${await server.statusId(key)}`)).body

test('a status says which of the viewer’s filters it matches, what is to be hidden too', async () => {
  await makeFilter('next', { filter_action: 'hide' })
  await makeFilter('door')
  const { body } = await mira.get<StatusEntity[]>('/api/v1/timelines/home?limit=3')

  expect(titlesOf(await read('local'))).toEqual(['No next', 'No door'])
  expect(body.map((status) => titlesOf(status).length)).toContain(2)
  expect((await read('local')).filtered?.[0]).toMatchObject({
    filter: { filter_action: 'hide', context: ['home', 'public'], expires_at: null },
    keyword_matches: ['next'],
  })
  expect((await read('local', await server.as('noor'))).filtered).toEqual([])
  expect(await read('local', server.guest)).not.toHaveProperty('filtered')
})

test('a boost is filtered by what it boosts, an own post never', async () => {
  await makeFilter('pot')
  await makeFilter('first')

  const boost = await read('boost')

  expect(titlesOf(boost)).toEqual(['No pot'])
  expect(titlesOf(boost.reblog!)).toEqual(['No pot'])
  expect(titlesOf(await read('own'))).toEqual([])
})

test('words match as the rules of filters say, and until the filter ends', async () => {
  await makeFilter('doo')
  await makeFilter('DOO', { keywords_attributes: [{ keyword: 'DOO', whole_word: false }] })
  await makeFilter('soon', { keywords_attributes: [{ keyword: 'next' }], expires_in: 60 })

  const before = titlesOf(await read('local'))
  server.time.advance(60_000)

  expect(before).toEqual(['No DOO', 'No soon'])
  expect(titlesOf(await read('local'))).toEqual(['No DOO'])
})

test('the statuses of notifications and of the stream are filtered as well', async () => {
  await makeFilter('between')
  const socket = await server.listen(mira, '?stream=user')
  await socket.settle()

  await server.instance.controls.say({ acct: 'noor', text: 'Between us' })
  const { payload } = await socket.next(({ event }) => event === 'update')
  const { body } = await mira.get<NotificationEntity[]>('/api/v1/notifications?types[]=mention')
  socket.close()

  expect(titlesOf(JSON.parse(payload) as StatusEntity)).toEqual(['No between'])
  expect(body.map(({ status }) => status !== null && titlesOf(status))).toContainEqual([
    'No between',
  ])
})

test('every change of the filters is told on the own user stream, to nobody else', async () => {
  const own = await server.listen(mira, '?stream=user')
  const others = await server.listen(await server.as('noor'), '?stream=user')
  await Promise.all([own.settle(), others.settle()])

  const { id } = await makeFilter('tea')
  await mira.send('PUT', `/api/v2/filters/${id}`, { title: 'No tea' })
  const old = (
    await mira.post<{ id: string }>('/api/v1/filters', { phrase: 'a', context: ['home'] })
  ).body
  await mira.send('PUT', `/api/v1/filters/${old.id}`, { phrase: 'b', context: ['home'] })
  await mira.send('DELETE', `/api/v1/filters/${old.id}`)
  await mira.send('DELETE', `/api/v2/filters/${id}`)
  await Promise.all([own.settle(), others.settle()])

  const told = own.heard.filter(({ event }) => event === 'filters_changed')
  expect(told).toHaveLength(6)
  expect(told[0]).toEqual({ stream: ['user'], event: 'filters_changed' })
  expect(others.heard.some(({ event }) => event === 'filters_changed')).toBe(false)
  own.close()
  others.close()
})

test('more keywords than anybody types are refused whole', async () => {
  const keywords_attributes = Array.from({ length: 501 }, (_, at) => ({ keyword: `word ${at}` }))
  const answer = await mira.send('POST', '/api/v2/filters', {
    title: 'All words',
    context: ['home'],
    keywords_attributes,
  })

  expect(answer.status).toBe(422)
})

test('forms say keywords by number, as older programs send them', async () => {
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
