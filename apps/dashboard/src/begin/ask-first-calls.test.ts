import { expect, test } from 'vitest'
import { nameOfAnswer } from '../lib/first-answers.ts'
import { textsOf } from '../testing/texts-of.ts'
import { askFirstCalls } from './ask-first-calls.ts'

const PAGE = 'https://page.example'
const HOME = '/api/v1/timelines/home?limit=20'

function begin(texts: Record<string, string>, pageState: string | null = null) {
  const asked: { readonly url: string; readonly authorization: string | null }[] = []
  const answers = askFirstCalls({
    storage: () => textsOf(texts),
    pageState: () => pageState,
    pageOrigin: PAGE,
    ask: async ({ url, headers }) => {
      asked.push({ url, authorization: headers.get('Authorization') })
      return new Response('[]')
    },
  })
  return { asked, answers }
}

const account = (name: string) => `colonnade/accounts/${name}`

test('what each account read first the last time is asked for at once, of its own server with its own token', () => {
  const { asked, answers } = begin({
    'colonnade/local-settings': '{}',
    [`${account('ada@other.example')}/session`]: JSON.stringify({
      origin: 'https://other.example',
      accessToken: 'of ada',
    }),
    [`${account('ada@other.example')}/first-calls`]: JSON.stringify([HOME, '/api/v2/filters']),
  })

  const authorization = 'Bearer of ada'
  expect(asked).toEqual([
    { url: `https://other.example${HOME}`, authorization },
    { url: 'https://other.example/api/v2/filters', authorization },
  ])
  expect([...answers.keys()]).toEqual(asked.map(({ url }) => nameOfAnswer(url, authorization)))
})

/** What a server writes into the page of Mira. */
const MIRAS_PAGE = JSON.stringify({
  meta: { access_token: 'of mira', me: '7' },
  accounts: { 7: { username: 'mira' } },
})

test('who is signed in by the page itself is known by its token, which counts before a kept one', () => {
  const { asked } = begin(
    {
      [`${account('mira@page.example')}/first-calls`]: JSON.stringify([HOME]),
      [`${account('mira@page.example')}/session`]: JSON.stringify({
        origin: PAGE,
        accessToken: 'older',
      }),
    },
    MIRAS_PAGE,
  )

  expect(asked).toEqual([{ url: PAGE + HOME, authorization: 'Bearer of mira' }])
})

test('an account of which nothing is kept asks for what everybody begins with', () => {
  const { asked } = begin({}, MIRAS_PAGE)

  expect(asked.map(({ url }) => url)).toContain(PAGE + HOME)
  expect(asked.every(({ authorization }) => authorization === 'Bearer of mira')).toBe(true)
})

test.each([
  ['no longer signed in', `["${HOME}"]`, null],
  ['another host', '["https://evil.example/api/v1/timelines/home"]', MIRAS_PAGE],
  ['damaged calls', '[', MIRAS_PAGE],
  ['calls of no known shape', '{"0":"/api"}', MIRAS_PAGE],
  ['a damaged page', `["${HOME}"]`, '{'],
  ['a page that says nothing', `["${HOME}"]`, 'null'],
])('nothing is asked for: %s', (_case, calls, pageState) => {
  const { asked } = begin({ [`${account('mira@page.example')}/first-calls`]: calls }, pageState)

  expect(asked).toEqual([])
})
