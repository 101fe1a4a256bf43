import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StatusEntity } from '@colonnade/domain/entities'
import type { Answer, TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let mira: TestClient
beforeAll(async () => {
  server = await startTestInstance()
  mira = await server.as('mira')
})
afterAll(() => server.close())

const idsOf = ({ body }: Answer<StatusEntity[]>) => body.map(({ id }) => id)
const read = (path: string, client = mira) => client.get<StatusEntity[]>(path)

async function walk(path: string, client = mira): Promise<string[]> {
  const ids: string[] = []
  let next: string | null = path
  while (next !== null) {
    const page: Answer<StatusEntity[]> = await read(next, client)
    ids.push(...idsOf(page))
    next = page.next
  }
  return ids
}

test.each([1, 3, 7, 40])(
  'following the next links %i at a time meets every post once',
  async (limit) => {
    const ids = await walk(`/api/v1/timelines/home?limit=${limit}`)

    expect(ids).toEqual(ids.toSorted().toReversed())
    expect(new Set(ids).size).toBe(ids.length)
    // 50 ordinary posts, mira's two, noor's local and direct ones, ada's for followers, noor's boost.
    expect(ids.length).toBe(56)
  },
)

test('a page holds 20 posts if not asked otherwise, and 40 at most', async () => {
  expect((await read('/api/v1/timelines/public')).body).toHaveLength(20)
  expect((await read('/api/v1/timelines/public?limit=40')).body).toHaveLength(40)
  expect((await read('/api/v1/timelines/public?limit=500')).body).toHaveLength(40)
})

test('links keep what was asked for besides the place', async () => {
  const { next, prev } = await read(
    '/api/v1/timelines/public?only_media=true&limit=2&max_id=999999999999999999',
  )

  expect(next).toMatch(/\/api\/v1\/timelines\/public\?only_media=true&limit=2&max_id=\d+$/)
  expect(prev).toMatch(/only_media=true&limit=2&min_id=\d+$/)
})

test('since_id gives the newest of what is newer, min_id what comes just above', async () => {
  const all = await walk('/api/v1/timelines/public?limit=40')
  const anchor = all[10]

  expect(idsOf(await read(`/api/v1/timelines/public?limit=3&since_id=${anchor}`))).toEqual(
    all.slice(0, 3),
  )
  expect(idsOf(await read(`/api/v1/timelines/public?limit=3&min_id=${anchor}`))).toEqual(
    all.slice(7, 10),
  )
  expect(idsOf(await read(`/api/v1/timelines/public?limit=3&max_id=${anchor}`))).toEqual(
    all.slice(11, 14),
  )
  expect(idsOf(await read(`/api/v1/timelines/public?since_id=${all[0]}`))).toEqual([])
})

test('going up by prev links from the bottom meets every post once', async () => {
  const all = await walk('/api/v1/timelines/public?limit=40')
  const upwards: string[] = []
  let page = await read(`/api/v1/timelines/public?limit=9&min_id=${all.at(-1)}`)
  while (page.prev !== null) {
    upwards.unshift(...idsOf(page))
    page = await read(page.prev)
  }

  expect(upwards).toEqual(all.slice(0, -1))
})

test('ids that no post can have are no reason to fail', async () => {
  expect((await read('/api/v1/timelines/public?max_id=01J9ZK-nonsense')).status).toBe(200)
  expect((await read('/api/v1/timelines/public?limit=-3')).body).toHaveLength(20)
})

test('home holds no answer to a stranger, and a boost shows what it boosts', async () => {
  const { body } = await read('/api/v1/timelines/home?limit=40')
  const boost = body.find(({ reblog }) => reblog !== null)

  expect(boost?.reblog?.id).toBe(await server.statusId('tea'))
  expect(boost?.account.acct).toBe('noor')
  expect(await walk('/api/v1/timelines/home', await server.as('noor'))).not.toContain(
    await server.statusId('tea-mira'),
  )
})

test('a second boost of the same post does not come into home while the first is near', async () => {
  const { controls } = server.instance
  const tea = await server.statusId('tea')
  const echo = await controls.boost('ada@harbour.example', tea)
  const homeAtOnce = await walk('/api/v1/timelines/home?limit=40')
  await controls.remove(echo)
  server.time.advance(25 * 3_600_000)
  const later = await controls.boost('ada@harbour.example', tea)
  const homeLater = await walk('/api/v1/timelines/home?limit=40')

  expect(homeAtOnce).toContain(await server.statusId('boost'))
  expect(homeAtOnce).not.toContain(echo)
  expect(homeLater).toContain(later)
})

test('public holds no answers and no boosts; local only what was written here', async () => {
  const everywhere = await walk('/api/v1/timelines/public?limit=40', server.guest)
  const here = (await read('/api/v1/timelines/public?local=true', server.guest)).body

  expect(everywhere).not.toContain(await server.statusId('tea-mira'))
  expect(everywhere).not.toContain(await server.statusId('boost'))
  expect(here.map(({ account }) => account.acct).toSorted()).toEqual(['mira', 'noor'])
})

test('media only is what it says', async () => {
  const { body } = await read('/api/v1/timelines/public?only_media=true&limit=40')

  expect(body).toHaveLength(10)
  expect(body.every(({ media_attachments }) => media_attachments.length > 0)).toBe(true)
})

test('a tag can be widened by any, narrowed by all, and cut by none', async () => {
  const { controls } = server.instance
  const [red] = await controls.say({ acct: 'noor', text: '#red #warm' })
  const [blue] = await controls.say({ acct: 'noor', text: '#Blue #cold' })
  const [both] = await controls.say({ acct: 'noor', text: '#red #blue #warm' })
  const tagged = async (query: string) => idsOf(await read(`/api/v1/timelines/tag/RED${query}`))

  expect(await tagged('')).toEqual([both, red])
  expect(await tagged('?any[]=blue')).toEqual([both, blue, red])
  expect(await tagged('?all[]=warm&all[]=blue')).toEqual([both])
  expect(await tagged('?none[]=blue')).toEqual([red])
})

test('a list shows its members, and only to its owner', async () => {
  const { body: lists } = await mira.get<{ id: string; title: string }[]>('/api/v1/lists')
  const path = `/api/v1/timelines/list/${lists[0]?.id}`

  expect(
    (await read(path)).body.every(({ account }) => account.acct === 'ada@harbour.example'),
  ).toBe(true)
  expect((await read(path, await server.as('noor'))).status).toBe(404)
})

test('direct posts reach whom they mention and nobody else', async () => {
  expect(await walk('/api/v1/timelines/direct')).toEqual([await server.statusId('direct')])
  expect(await walk('/api/v1/timelines/direct', await server.as('noor'))).toHaveLength(2)
})

test('timelines of one person ask for that person', async () => {
  const { status, body } = await server.guest.get('/api/v1/timelines/home')

  expect(status).toBe(401)
  expect(body).toEqual({ error: 'The access token is invalid' })
})
