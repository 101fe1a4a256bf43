import { expect, test } from 'vitest'
import { createApiClient } from './client.ts'
import { getFavourites } from './endpoints/kept-statuses.ts'
import { getHomeTimeline } from './endpoints/timelines.ts'

const status = (id: string) => ({ id, account: { id: '2', acct: 'ada' } })

/** A server whose every page says this link. */
function linking(link: (request: Request) => string) {
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
      return Promise.resolve(Response.json([status('5')], { headers: { Link: link(request) } }))
    },
  })
  return { client, requests, asked: () => requests.map(({ method, url }) => `${method} ${url}`) }
}

test(
  'a link to elsewhere is asked of the signed-in server, with the same headers, and nothing is sent there',
  { tags: ['API-12', 'API-04'] },
  async () => {
    const { client, requests, asked } = linking(
      () => '<https://evil.example/api/v1/timelines/home?max_id=5&limit=20>; rel="next"',
    )

    const { next } = await client.page(getHomeTimeline, {})
    await client.follow(getHomeTimeline, next ?? '')

    expect(asked()).toEqual([
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
  'a page that is not the signed-in server’s own gives it no CSRF token, by a link neither',
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

    await client.page(getHomeTimeline, {})
    await client.follow(getHomeTimeline, 'https://page.example/api/v1/timelines/home?max_id=5')

    for (const { url, headers } of requests) {
      expect(new URL(url).origin).toBe('https://ours.example')
      expect([...headers.keys()].filter((name) => name.includes('csrf'))).toEqual([])
      expect(headers.has('x-xsrf-token')).toBe(false)
    }
  },
)

test.each([
  ['as it stands', '<https://ours.example/api/v1/favourites?max_id=5&limit=2>; rel="next"'],
  ['in another order', '<https://ours.example/api/v1/favourites?limit=2&max_id=5>; rel="next"'],
  ['of another host', '<http://inside.example/api/v1/favourites?limit=2&max_id=5>; rel="next"'],
  ['without a host', '</api/v1/favourites?limit=2&max_id=5>; rel="next"'],
])('a server that answers with the same page and its link %s is at its end', async (_how, link) => {
  const { client, requests } = linking(() => link)

  let page = await client.page(getFavourites, { limit: 2 })
  for (let turns = 0; turns < 9 && page.next !== null; turns += 1) {
    page = await client.follow(getFavourites, page.next)
  }

  expect(requests).toHaveLength(2)
  expect(page.items).toHaveLength(1)
})

test('the same parameters of another path are another page', async () => {
  const next = '/api/v1/favourites/more?limit=2&max_id=5'
  const { client } = linking(() => `<${next}>; rel="next"`)

  const page = await client.follow(getFavourites, '/api/v1/favourites?limit=2&max_id=5')

  expect(page.next).toBe(next)
})

test(
  'links that lead on are followed as they stand, unread and undecoded',
  { tags: ['API-12'] },
  async () => {
    const pages = ['?before=2026-11-21T07%3A49Z', '?older_than=2026-11-21+07%3A49%3A40.73%2B00']
    const { client, asked } = linking(({ url }) => {
      const at = pages.indexOf(new URL(url).search)
      const next = pages[at + 1]
      return next === undefined ? '' : `<https://ours.example/api/v1/favourites${next}>; rel="next"`
    })

    let page = await client.page(getFavourites, {})
    while (page.next !== null) page = await client.follow(getFavourites, page.next)

    expect(asked()).toEqual(
      ['', ...pages].map((query) => `GET https://ours.example/api/v1/favourites${query}`),
    )
  },
)
