import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StatusEntity } from '@colonnade/domain/entities'
import type { TestResponse, TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let mira: TestClient
beforeAll(async () => {
  server = await startTestInstance()
  mira = await server.as('mira')
})
afterAll(() => server.close())

const getIds = ({ body }: TestResponse<StatusEntity[]>) => body.map(({ id }) => id)
const loadPage = (path: string, client = mira) => client.get<StatusEntity[]>(path)

async function loadAllIds(path: string, client = mira): Promise<string[]> {
  const ids: string[] = []
  let next: string | null = path
  while (next !== null) {
    const page: TestResponse<StatusEntity[]> = await loadPage(next, client)
    ids.push(...getIds(page))
    next = page.next
  }
  return ids
}

test.each([1, 3, 7, 40])('returns each post once in pages of %i', async (limit) => {
  const ids = await loadAllIds(`/api/v1/timelines/home?limit=${limit}`)

  expect(ids).toEqual(ids.toSorted().toReversed())
  expect(new Set(ids).size).toBe(ids.length)
  // 50 ordinary posts, mira's two, noor's local and direct ones, ada's followers-only one, noor's boost.
  expect(ids.length).toBe(56)
})

test('returns 20 posts by default and 40 at most', async () => {
  expect((await loadPage('/api/v1/timelines/public')).body).toHaveLength(20)
  expect((await loadPage('/api/v1/timelines/public?limit=40')).body).toHaveLength(40)
  expect((await loadPage('/api/v1/timelines/public?limit=500')).body).toHaveLength(40)
})

test('keeps the other query parameters in paging links', async () => {
  const { next, prev } = await loadPage(
    '/api/v1/timelines/public?only_media=true&limit=2&max_id=999999999999999999',
  )

  expect(next).toMatch(/\/api\/v1\/timelines\/public\?only_media=true&limit=2&max_id=\d+$/)
  expect(prev).toMatch(/only_media=true&limit=2&min_id=\d+$/)
})

test('returns the newest page for since_id, and the next page above for min_id', async () => {
  const all = await loadAllIds('/api/v1/timelines/public?limit=40')
  const anchor = all[10]

  expect(getIds(await loadPage(`/api/v1/timelines/public?limit=3&since_id=${anchor}`))).toEqual(
    all.slice(0, 3),
  )
  expect(getIds(await loadPage(`/api/v1/timelines/public?limit=3&min_id=${anchor}`))).toEqual(
    all.slice(7, 10),
  )
  expect(getIds(await loadPage(`/api/v1/timelines/public?limit=3&max_id=${anchor}`))).toEqual(
    all.slice(11, 14),
  )
  expect(getIds(await loadPage(`/api/v1/timelines/public?since_id=${all[0]}`))).toEqual([])
})

test('returns each post once along prev links from the bottom', async () => {
  const all = await loadAllIds('/api/v1/timelines/public?limit=40')
  const upwards: string[] = []
  let page = await loadPage(`/api/v1/timelines/public?limit=9&min_id=${all.at(-1)}`)
  while (page.prev !== null) {
    upwards.unshift(...getIds(page))
    page = await loadPage(page.prev)
  }

  expect(upwards).toEqual(all.slice(0, -1))
})

test('ignores invalid ids and limits', async () => {
  expect((await loadPage('/api/v1/timelines/public?max_id=01J9ZK-nonsense')).status).toBe(200)
  expect((await loadPage('/api/v1/timelines/public?limit=-3')).body).toHaveLength(20)
})

test('omits replies to strangers from home, and includes the boosted status in a boost', async () => {
  const { body } = await loadPage('/api/v1/timelines/home?limit=40')
  const boost = body.find(({ reblog }) => reblog !== null)

  expect(boost?.reblog?.id).toBe(await server.statusId('tea'))
  expect(boost?.account.acct).toBe('noor')
  expect(await loadAllIds('/api/v1/timelines/home', await server.as('noor'))).not.toContain(
    await server.statusId('tea-mira'),
  )
})

test('omits a second boost of a post from home within a day', async () => {
  const { controls } = server.instance
  const tea = await server.statusId('tea')
  const echo = await controls.boost('ada@harbour.example', tea)
  const homeAtOnce = await loadAllIds('/api/v1/timelines/home?limit=40')
  await controls.remove(echo)
  server.time.advance(25 * 3_600_000)
  const later = await controls.boost('ada@harbour.example', tea)
  const homeLater = await loadAllIds('/api/v1/timelines/home?limit=40')

  expect(homeAtOnce).toContain(await server.statusId('boost'))
  expect(homeAtOnce).not.toContain(echo)
  expect(homeLater).toContain(later)
})

test('omits replies and boosts from public, and remote posts from local', async () => {
  const everywhere = await loadAllIds('/api/v1/timelines/public?limit=40', server.guest)
  const here = (await loadPage('/api/v1/timelines/public?local=true', server.guest)).body

  expect(everywhere).not.toContain(await server.statusId('tea-mira'))
  expect(everywhere).not.toContain(await server.statusId('boost'))
  expect(here.map(({ account }) => account.acct).toSorted()).toEqual(['mira', 'noor'])
})

test('returns only posts with media when only_media is set', async () => {
  const { body } = await loadPage('/api/v1/timelines/public?only_media=true&limit=40')

  expect(body).toHaveLength(10)
  expect(body.every(({ media_attachments }) => media_attachments.length > 0)).toBe(true)
})

test('combines tags with any, all and none', async () => {
  const { controls } = server.instance
  const [red] = await controls.post({ acct: 'noor', text: '#red #warm' })
  const [blue] = await controls.post({ acct: 'noor', text: '#Blue #cold' })
  const [both] = await controls.post({ acct: 'noor', text: '#red #blue #warm' })
  const tagged = async (query: string) =>
    getIds(await loadPage(`/api/v1/timelines/tag/RED${query}`))

  expect(await tagged('')).toEqual([both, red])
  expect(await tagged('?any[]=blue')).toEqual([both, blue, red])
  expect(await tagged('?all[]=warm&all[]=blue')).toEqual([both])
  expect(await tagged('?none[]=blue')).toEqual([red])
})

test('shows the posts of list members, only to the owner of the list', async () => {
  const { body: lists } = await mira.get<{ id: string; title: string }[]>('/api/v1/lists')
  const path = `/api/v1/timelines/list/${lists[0]?.id}`

  expect(
    (await loadPage(path)).body.every(({ account }) => account.acct === 'ada@harbour.example'),
  ).toBe(true)
  expect((await loadPage(path, await server.as('noor'))).status).toBe(404)
})

test('returns direct posts of and to the account only', async () => {
  expect(await loadAllIds('/api/v1/timelines/direct')).toEqual([await server.statusId('direct')])
  expect(await loadAllIds('/api/v1/timelines/direct', await server.as('noor'))).toHaveLength(2)
})

test('refuses personal timelines for guests', async () => {
  const { status, body } = await server.guest.get('/api/v1/timelines/home')

  expect(status).toBe(401)
  expect(body).toEqual({ error: 'The access token is invalid' })
})
