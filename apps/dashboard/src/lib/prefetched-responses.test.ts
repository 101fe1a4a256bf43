import { afterEach, expect, test, vi } from 'vitest'
import {
  storePrefetchedResponses,
  getResponseKey,
  getRequestedUrls,
  withPrefetchedResponses,
} from './prefetched-responses.ts'

const URL_OF_HOME = 'https://page.example/api/v1/timelines/home'
const MIRA = 'Bearer of mira'

const createRequest = (authorization: string, init: RequestInit = {}) =>
  new Request(URL_OF_HOME, { ...init, headers: { Authorization: authorization } })

const storeResponse = (answer: Promise<Response>) =>
  storePrefetchedResponses(new Map([[getResponseKey(URL_OF_HOME, MIRA), answer]]))

const fetchFromNetwork = async () => new Response('from the network')

afterEach(() => void (globalThis.colonnadeFirstAnswers = undefined))

test('uses a prefetched response once, for the same account only', async () => {
  storeResponse(Promise.resolve(new Response('ahead')))
  const ask = withPrefetchedResponses(fetchFromNetwork)

  const texts = [
    await (await ask(createRequest('Bearer of ada'))).text(),
    await (await ask(createRequest(MIRA, { method: 'POST' }))).text(),
    await (await ask(createRequest(MIRA))).text(),
    await (await ask(createRequest(MIRA))).text(),
  ]

  expect(texts).toEqual(['from the network', 'from the network', 'ahead', 'from the network'])
})

test('sends the request again when its prefetch failed', async () => {
  storeResponse(Promise.reject(new TypeError('offline')))

  const answer = await withPrefetchedResponses(fetchFromNetwork)(createRequest(MIRA))

  expect(await answer.text()).toBe('from the network')
})

test('discards unused responses and does not return their URLs', async () => {
  const unwanted = 'https://page.example/api/v1/lists'
  storePrefetchedResponses(
    new Map([[getResponseKey(unwanted, MIRA), Promise.resolve(new Response('ahead'))]]),
  )

  expect(getRequestedUrls()).not.toContain(unwanted)
  const request = new Request(unwanted, { headers: { Authorization: MIRA } })
  const answer = await withPrefetchedResponses(fetchFromNetwork)(request)
  expect(await answer.text()).toBe('from the network')
})

test('cancels the body of an unused response, which frees its connection', async () => {
  const cancel = vi.fn<() => void>()
  storeResponse(Promise.resolve(new Response(new ReadableStream({ cancel }))))

  getRequestedUrls()

  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce())
})

test('records each requested URL once, even before its response arrives', () => {
  const ask = withPrefetchedResponses(() => new Promise<Response>(() => undefined))
  const slow = 'https://page.example/api/v1/timelines/home?limit=40'
  for (const _ of [1, 2]) void ask(new Request(slow, { headers: { Authorization: MIRA } }))
  void ask(new Request('https://page.example/sounds/boop.mp3'))

  const stored = getRequestedUrls()

  expect(stored.filter((url) => url === slow)).toEqual([slow])
  expect(stored).not.toContain('https://page.example/sounds/boop.mp3')
})
