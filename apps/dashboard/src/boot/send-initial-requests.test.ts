import { expect, test } from 'vitest'
import { getResponseKey } from '../lib/prefetched-responses.ts'
import { createReadOnlyStorage } from '../testing/read-only-storage.ts'
import { sendInitialRequests } from './send-initial-requests.ts'

const PAGE = 'https://page.example'
const HOME = '/api/v1/timelines/home?limit=20'

function sendRequests(texts: Record<string, string>, pageState: string | null = null) {
  const requests: { readonly url: string; readonly authorization: string | null }[] = []
  const answers = sendInitialRequests({
    storage: () => createReadOnlyStorage(texts),
    pageState: () => pageState,
    pageOrigin: PAGE,
    fetch: async ({ url, headers }) => {
      requests.push({ url, authorization: headers.get('Authorization') })
      return new Response('[]')
    },
  })
  return { requests, answers }
}

const account = (name: string) => `colonnade/accounts/${name}`

test('requests what each account loaded first last time, from its own server with its own token', () => {
  const { requests, answers } = sendRequests({
    'colonnade/local-settings': '{}',
    [`${account('ada@other.example')}/session`]: JSON.stringify({
      origin: 'https://other.example',
      accessToken: 'of ada',
    }),
    [`${account('ada@other.example')}/first-calls`]: JSON.stringify([HOME, '/api/v2/filters']),
  })

  const authorization = 'Bearer of ada'
  expect(requests).toEqual([
    { url: `https://other.example${HOME}`, authorization },
    { url: 'https://other.example/api/v2/filters', authorization },
  ])
  expect([...answers.keys()]).toEqual(requests.map(({ url }) => getResponseKey(url, authorization)))
})

/** The initial state that a server writes into the page of Mira. */
const MIRAS_PAGE = JSON.stringify({
  meta: { access_token: 'of mira', me: '7' },
  accounts: { 7: { username: 'mira' } },
})

test('prefers the token in the page to a stored one', () => {
  const { requests } = sendRequests(
    {
      [`${account('mira@page.example')}/first-calls`]: JSON.stringify([HOME]),
      [`${account('mira@page.example')}/session`]: JSON.stringify({
        origin: PAGE,
        accessToken: 'older',
      }),
    },
    MIRAS_PAGE,
  )

  expect(requests).toEqual([{ url: PAGE + HOME, authorization: 'Bearer of mira' }])
})

test('sends the default requests for an account without stored ones', () => {
  const { requests } = sendRequests({}, MIRAS_PAGE)

  expect(requests.map(({ url }) => url)).toContain(PAGE + HOME)
  expect(requests.every(({ authorization }) => authorization === 'Bearer of mira')).toBe(true)
})

test.each([
  ['an account that has signed out', `["${HOME}"]`, null],
  ['another host', '["https://evil.example/api/v1/timelines/home"]', MIRAS_PAGE],
  ['damaged stored requests', '[', MIRAS_PAGE],
  ['stored requests of an unknown format', '{"0":"/api"}', MIRAS_PAGE],
  ['a damaged page', `["${HOME}"]`, '{'],
  ['a page with an empty initial state', `["${HOME}"]`, 'null'],
])('sends no requests for %s', (_case, calls, pageState) => {
  const { requests } = sendRequests(
    { [`${account('mira@page.example')}/first-calls`]: calls },
    pageState,
  )

  expect(requests).toEqual([])
})
