import { expect, test } from 'vitest'
import { createApiClient } from './client.ts'
import { getFavourites } from './endpoints/favourites-and-bookmarks.ts'
import { getHomeTimeline } from './endpoints/timelines.ts'

const createStatus = (id: string) => ({ id, account: { id: '2', acct: 'ada' } })

/** Creates a client whose server sends this link with every page. */
function createLinkingClient(link: (request: Request) => string) {
  const requests: Request[] = []
  const client = createApiClient({
    baseUrl: 'https://ours.example',
    accessToken: 'T',
    csrf: {
      pageOrigin: 'https://ours.example',
      readCookies: () => 'XSRF-TOKEN=abc',
      readMeta: () => 'def',
    },
    fetch(request) {
      requests.push(request)
      return Promise.resolve(
        Response.json([createStatus('5')], { headers: { Link: link(request) } }),
      )
    },
  })
  return { client, requests, getCalls: () => requests.map(({ method, url }) => `${method} ${url}`) }
}

test(
  'requests a foreign link from the signed-in server, with the same headers',
  { tags: ['API-12', 'API-04'] },
  async () => {
    const { client, requests, getCalls } = createLinkingClient(
      () => '<https://evil.example/api/v1/timelines/home?max_id=5&limit=20>; rel="next"',
    )

    const { next } = await client.requestPage(getHomeTimeline, {})
    await client.requestLink(getHomeTimeline, next ?? '')

    expect(getCalls()).toEqual([
      'GET https://ours.example/api/v1/timelines/home',
      'GET https://ours.example/api/v1/timelines/home?max_id=5&limit=20',
    ])
    const [first, second] = requests.map(({ headers }) => [...headers])
    expect(second).toEqual(first)
    expect(second).toEqual(
      expect.arrayContaining([
        ['authorization', 'Bearer T'],
        ['x-xsrf-token', 'abc'],
        ['x-csrf-token', 'def'],
      ]),
    )
  },
)

test(
  "sends no CSRF token to a server other than the page's own, not even for a link",
  { tags: ['API-04'] },
  async () => {
    const requests: Request[] = []
    const client = createApiClient({
      baseUrl: 'https://ours.example',
      csrf: {
        pageOrigin: 'https://page.example',
        readCookies: () => 'XSRF-TOKEN=abc',
        readMeta: () => 'def',
      },
      fetch(request) {
        requests.push(request)
        return Promise.resolve(Response.json([]))
      },
    })

    await client.requestPage(getHomeTimeline, {})
    await client.requestLink(getHomeTimeline, 'https://page.example/api/v1/timelines/home?max_id=5')

    for (const { url, headers } of requests) {
      expect(new URL(url).origin).toBe('https://ours.example')
      expect([...headers.keys()].filter((name) => name.includes('csrf'))).toEqual([])
      expect(headers.has('x-xsrf-token')).toBe(false)
    }
  },
)

test.each([
  ['unchanged', '<https://ours.example/api/v1/favourites?max_id=5&limit=2>; rel="next"'],
  ['in another order', '<https://ours.example/api/v1/favourites?limit=2&max_id=5>; rel="next"'],
  ['with another host', '<http://inside.example/api/v1/favourites?limit=2&max_id=5>; rel="next"'],
  ['without a host', '</api/v1/favourites?limit=2&max_id=5>; rel="next"'],
])('ends paging when a server sends the same page with its link %s', async (_how, link) => {
  const { client, requests } = createLinkingClient(() => link)

  let page = await client.requestPage(getFavourites, { limit: 2 })
  for (let turns = 0; turns < 9 && page.next !== null; turns += 1) {
    page = await client.requestLink(getFavourites, page.next)
  }

  expect(requests).toHaveLength(2)
  expect(page.items).toHaveLength(1)
})

test('treats the same parameters of another path as another page', async () => {
  const next = '/api/v1/favourites/more?limit=2&max_id=5'
  const { client } = createLinkingClient(() => `<${next}>; rel="next"`)

  const page = await client.requestLink(getFavourites, '/api/v1/favourites?limit=2&max_id=5')

  expect(page.next).toBe(next)
})

test('requests next links unchanged', { tags: ['API-12'] }, async () => {
  const pages = ['?before=2026-11-21T07%3A49Z', '?older_than=2026-11-21+07%3A49%3A40.73%2B00']
  const { client, getCalls } = createLinkingClient(({ url }) => {
    const at = pages.indexOf(new URL(url).search)
    const next = pages[at + 1]
    return next === undefined ? '' : `<https://ours.example/api/v1/favourites${next}>; rel="next"`
  })

  let page = await client.requestPage(getFavourites, {})
  while (page.next !== null) page = await client.requestLink(getFavourites, page.next)

  expect(getCalls()).toEqual(
    ['', ...pages].map((query) => `GET https://ours.example/api/v1/favourites${query}`),
  )
})
