import { afterEach, describe, expect, test } from 'vitest'
import {
  discardPrefetchedResponses,
  getResponseKey,
  storePrefetchedResponses,
  type PrefetchedResponses,
} from '../lib/prefetched-responses.ts'
import { createReadOnlyStorage } from '../testing/read-only-storage.ts'
import { sendInitialRequests } from './send-initial-requests.ts'

const PAGE = 'https://page.example'
const HOME = '/api/v1/timelines/home?limit=20'

const MARKERS = '/api/v1/markers?timeline[]=home&timeline[]=notifications'

/** @param bodies the JSON of responses, by path; others are empty lists */
function sendRequests(
  texts: Record<string, string>,
  pageState: string | null = null,
  bodies: Readonly<Record<string, unknown>> = {},
) {
  const requests: { readonly url: string; readonly authorization: string | null }[] = []
  const answers: PrefetchedResponses = new Map()
  storePrefetchedResponses(answers)
  sendInitialRequests(
    {
      storage: () => createReadOnlyStorage(texts),
      pageState: () => pageState,
      pageOrigin: PAGE,
      fetch: async ({ url, headers }) => {
        requests.push({ url, authorization: headers.get('Authorization') })
        const { origin } = new URL(url)
        return Response.json(bodies[url.slice(origin.length)] ?? [])
      },
    },
    answers,
  )
  /** Waits until no response leads to another request. */
  const settle = async () => {
    let size = 0
    while (size !== answers.size) {
      size = answers.size
      await Promise.all(answers.values())
    }
  }
  const getPaths = () => requests.map(({ url }) => url.slice(new URL(url).origin.length))
  return { requests, answers, settle, getPaths }
}

afterEach(() => void (globalThis.colonnadeFirstAnswers = undefined))

const account = (name: string) => `colonnade/accounts/${name}`

test('requests what each account loaded first last time, from its own server with its own token', () => {
  const { requests, answers } = sendRequests({
    'colonnade/local-settings': '{}',
    [`${account('ada@other.example')}/session`]: JSON.stringify({
      origin: 'https://other.example',
      accessToken: 'of ada',
    }),
    [`${account('ada@other.example')}/first-calls`]: JSON.stringify([
      '/api/v1/lists',
      '/api/v2/filters',
    ]),
  })

  const authorization = 'Bearer of ada'
  expect(requests).toEqual([
    { url: 'https://other.example/api/v1/lists', authorization },
    { url: 'https://other.example/api/v2/filters', authorization },
  ])
  expect([...answers.keys()]).toEqual(requests.map(({ url }) => getResponseKey(url, authorization)))
})

const SESSION = JSON.stringify({ origin: PAGE, accessToken: 'of mira' })

/** The initial state that a server writes into the page of Mira. */
const MIRAS_PAGE = JSON.stringify({
  meta: { access_token: 'of mira', me: '7' },
  accounts: { 7: { username: 'mira' } },
})

test('prefers the token in the page to a stored one', () => {
  const { requests } = sendRequests(
    {
      [`${account('mira@page.example')}/first-calls`]: JSON.stringify([MARKERS]),
      [`${account('mira@page.example')}/session`]: JSON.stringify({
        origin: PAGE,
        accessToken: 'older',
      }),
    },
    MIRAS_PAGE,
  )

  expect(requests).toEqual([{ url: PAGE + MARKERS, authorization: 'Bearer of mira' }])
})

test('sends the default requests for an account that the page signs in', async () => {
  const { requests, settle, getPaths } = sendRequests({}, MIRAS_PAGE)
  await settle()

  expect(getPaths()).toEqual([MARKERS, HOME])
  expect(requests.every(({ authorization }) => authorization === 'Bearer of mira')).toBe(true)
})

test('also requests the state of the session for an account that the page does not sign in', async () => {
  const { settle, getPaths } = sendRequests({
    [`${account('mira@page.example')}/session`]: SESSION,
  })
  await settle()

  expect(getPaths()).toEqual([
    '/api/v1/accounts/verify_credentials',
    '/api/v2/instance',
    '/api/v1/preferences',
    MARKERS,
    HOME,
  ])
})

describe('the first page of Home', () => {
  const at = Date.parse('2026-11-23T12:00:00Z')
  const createMarker = (minutes: number) => ({
    home: { last_read_id: '70', updated_at: new Date(at + minutes * 60_000).toISOString() },
  })
  const createPositions = (more: object) =>
    JSON.stringify({
      version: 1,
      places: {
        'a home': { ids: ['10'], above: [], isTop: false, at: at - 1 },
        'b home': { ids: ['60', '59'], above: ['61'], isTop: false, at, ...more },
        'c public': { ids: ['1'], above: [], isTop: false, at: at + 1 },
      },
    })
  const OLDER_THAN_MARKER = '/api/v1/timelines/home?limit=20&max_id=70'

  /** @returns the requested paths of Home */
  async function sendHomeRequests(
    texts: Record<string, string>,
    bodies: Record<string, unknown> = {},
  ) {
    const kept = Object.entries(texts).map(([part, text]) => [
      `${account('mira@page.example')}/${part}`,
      text,
    ])
    const { settle, getPaths } = sendRequests(
      {
        [`${account('mira@page.example')}/session`]: SESSION,
        [`${account('mira@page.example')}/first-calls`]: JSON.stringify([MARKERS, HOME]),
        ...Object.fromEntries(kept),
      },
      null,
      bodies,
    )
    await settle()
    return getPaths().filter((path) => path !== MARKERS)
  }

  test.each([
    ['the newest one without a marker', {}, {}, [HOME]],
    ['the newest one for an unreadable marker', {}, { [MARKERS]: 'none' }, [HOME]],
    [
      'those around the marker',
      {},
      { [MARKERS]: createMarker(0), [OLDER_THAN_MARKER]: [{ id: '69' }, { id: '68' }] },
      [OLDER_THAN_MARKER, '/api/v1/timelines/home?limit=40&min_id=69'],
    ],
    ['the one below a marker at the end', {}, { [MARKERS]: createMarker(0) }, [OLDER_THAN_MARKER]],
    [
      'those around the position of this browser',
      { places: createPositions({}) },
      { [MARKERS]: createMarker(-1) },
      ['/api/v1/timelines/home?limit=20&max_id=61', '/api/v1/timelines/home?limit=40&min_id=60'],
    ],
    [
      'those around a position at the end of what was loaded',
      { places: createPositions({ above: [] }) },
      {},
      ['/api/v1/timelines/home?limit=20&max_id=60', '/api/v1/timelines/home?limit=40&min_id=59'],
    ],
    [
      'the newest one if Home was left at its top',
      { places: createPositions({ isTop: true }) },
      { [MARKERS]: createMarker(1) },
      [HOME],
    ],
    [
      'none if another device may have read further',
      { places: createPositions({}) },
      { [MARKERS]: createMarker(1) },
      [],
    ],
    [
      'none for an ID with other characters',
      {},
      { [MARKERS]: { home: { last_read_id: 'a/b', updated_at: '' } } },
      [],
    ],
    ['none if its rows are cached', { seen: '{"version":1,"times":{"home":5}}' }, {}, []],
    [
      'none if it was not requested last time',
      { 'first-calls': JSON.stringify([MARKERS]) },
      {},
      [],
    ],
  ])('is %s', async (_which, texts, bodies, paths) => {
    expect(await sendHomeRequests(texts, bodies)).toEqual(paths)
  })

  test('is not requested once the first rows show', async () => {
    const { settle, getPaths } = sendRequests({}, MIRAS_PAGE)
    discardPrefetchedResponses()
    await settle()

    expect(getPaths()).toEqual([MARKERS])
  })
})

test.each([
  ['an account that has signed out', `["${MARKERS}"]`, null],
  ['another host', '["https://evil.example/api/v1/timelines/home"]', MIRAS_PAGE],
  ['damaged stored requests', '[', MIRAS_PAGE],
  ['stored requests of an unknown format', '{"0":"/api"}', MIRAS_PAGE],
  ['a damaged page', `["${MARKERS}"]`, '{'],
  ['a page with an empty initial state', `["${MARKERS}"]`, 'null'],
])('sends no requests for %s', (_case, calls, pageState) => {
  const { requests } = sendRequests(
    { [`${account('mira@page.example')}/first-calls`]: calls },
    pageState,
  )

  expect(requests).toEqual([])
})
