import { expect, test } from 'vitest'
import { createApiClient } from './client.ts'
import { getStatus } from './endpoints/statuses.ts'
import { getHomeTimeline } from './endpoints/timelines.ts'
import type { RequestOptions } from './http/request-observer.ts'

const REFRESH: RequestOptions = { priority: 'refresh' }

test('rejects every request after a 429 until the retry time, which the errors report', async () => {
  let now = 0
  let requestCount = 0
  const fetch = async () => {
    requestCount += 1
    if (requestCount > 1) return Response.json([])
    return new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
  }
  const client = createApiClient({ baseUrl: 'https://a.example', fetch, now: () => now })
  const refused = { status: 429, title: '429', retryAt: 60_000 }

  await expect(client.requestPage(getHomeTimeline, {})).rejects.toMatchObject(refused)
  await expect(client.requestPage(getHomeTimeline, {})).rejects.toMatchObject(refused)
  await expect(client.requestPage(getHomeTimeline, {}, REFRESH)).rejects.toMatchObject(refused)
  expect(requestCount).toBe(1)
  expect(client.budget.pausedUntil).toBe(60_000)

  now = 60_000
  await client.requestPage(getHomeTimeline, {})
  await client.requestPage(getHomeTimeline, {}, REFRESH)
  expect(requestCount).toBe(3)
})

test('sends a user request while refreshes wait and never sends an aborted one', async () => {
  const answers: (() => void)[] = []
  const requests: string[] = []
  const fetch = ({ url }: Request) => {
    requests.push(new URL(url).pathname)
    return new Promise<Response>((resolve) => {
      answers.push(() => resolve(Response.json([])))
    })
  }
  const client = createApiClient({ baseUrl: 'https://a.example', fetch })
  const leaving = new AbortController()
  const refreshes = Array.from({ length: 5 }, () =>
    client.requestPage(getHomeTimeline, {}, REFRESH),
  )
  const unwanted = client.requestPage(getHomeTimeline, {}, { ...REFRESH, signal: leaving.signal })
  const failure = unwanted.catch((error: unknown) => error)

  const read = client.request(getStatus, { id: '5' }).catch(() => null)
  await Promise.resolve()
  expect(requests.at(-1)).toBe('/api/v1/statuses/5')
  expect(client.budget).toMatchObject({ inFlight: 5, waiting: 2 })
  leaving.abort()

  expect(await failure).toMatchObject({ kind: 'aborted' })
  while (answers.length > 0 || client.budget.inFlight > 0) {
    answers.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  await Promise.all([read, ...refreshes])
  expect(requests).toHaveLength(6)
})

test('counts a request that was aborted after it was sent', async () => {
  const leaving = new AbortController()
  const headers = { 'X-RateLimit-Limit': '300', 'X-RateLimit-Remaining': '100' }
  const fetch = ({ url, signal }: Request) => {
    if (!url.endsWith('/6')) return Promise.resolve(Response.json([], { headers }))
    return new Promise<Response>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  }
  const client = createApiClient({ baseUrl: 'https://a.example', fetch })
  await client.requestPage(getHomeTimeline, {})

  const call = client.request(getStatus, { id: '6' }, { signal: leaving.signal })
  leaving.abort()
  await expect(call).rejects.toMatchObject({ kind: 'aborted' })

  expect(client.budget).toMatchObject({ left: 99, inFlight: 0 })
})

test('sends a user request synchronously', () => {
  const requests: string[] = []
  const fetch = ({ method }: Request) => {
    requests.push(method)
    return Promise.resolve(Response.json([]))
  }
  const client = createApiClient({ baseUrl: 'https://a.example', fetch })

  void client.requestPage(getHomeTimeline, {}, { keepalive: true })

  expect(requests).toEqual(['GET'])
})
