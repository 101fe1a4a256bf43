import { expect, test } from 'vitest'
import { createApiClient } from './client.ts'
import { getStatus } from './endpoints/statuses.ts'
import { getHomeTimeline } from './endpoints/timelines.ts'
import type { CallOptions } from './http/observer.ts'

const REFRESH: CallOptions = { priority: 'refresh' }

test('after a 429 nothing is sent until the server says so, and every call knows when', async () => {
  let now = 0
  let asked = 0
  const fetch = async () => {
    asked += 1
    if (asked > 1) return Response.json([])
    return new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
  }
  const client = createApiClient({ baseUrl: 'https://a.example', fetch, now: () => now })
  const refused = { status: 429, title: '429', retryAt: 60_000 }

  await expect(client.page(getHomeTimeline, {})).rejects.toMatchObject(refused)
  await expect(client.page(getHomeTimeline, {})).rejects.toMatchObject(refused)
  await expect(client.page(getHomeTimeline, {}, REFRESH)).rejects.toMatchObject(refused)
  expect(asked).toBe(1)
  expect(client.budget.pausedUntil).toBe(60_000)

  now = 60_000
  await client.page(getHomeTimeline, {})
  await client.page(getHomeTimeline, {}, REFRESH)
  expect(asked).toBe(3)
})

test('the user’s call is sent while refreshes wait, and one that is no longer wanted never', async () => {
  const answers: (() => void)[] = []
  const asked: string[] = []
  const fetch = ({ url }: Request) => {
    asked.push(new URL(url).pathname)
    return new Promise<Response>((resolve) => {
      answers.push(() => resolve(Response.json([])))
    })
  }
  const client = createApiClient({ baseUrl: 'https://a.example', fetch })
  const leaving = new AbortController()
  const refreshes = Array.from({ length: 5 }, () => client.page(getHomeTimeline, {}, REFRESH))
  const unwanted = client.page(getHomeTimeline, {}, { ...REFRESH, signal: leaving.signal })
  const failure = unwanted.catch((error: unknown) => error)

  const read = client.call(getStatus, { id: '5' }).catch(() => null)
  await Promise.resolve()
  expect(asked.at(-1)).toBe('/api/v1/statuses/5')
  expect(client.budget).toMatchObject({ inFlight: 5, waiting: 2 })
  leaving.abort()

  expect(await failure).toMatchObject({ kind: 'aborted' })
  while (answers.length > 0 || client.budget.inFlight > 0) {
    answers.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  await Promise.all([read, ...refreshes])
  expect(asked).toHaveLength(6)
})

test('a call that was given up after it was sent counts all the same', async () => {
  const leaving = new AbortController()
  const headers = { 'X-RateLimit-Limit': '300', 'X-RateLimit-Remaining': '100' }
  const fetch = ({ url, signal }: Request) => {
    if (!url.endsWith('/6')) return Promise.resolve(Response.json([], { headers }))
    return new Promise<Response>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  }
  const client = createApiClient({ baseUrl: 'https://a.example', fetch })
  await client.page(getHomeTimeline, {})

  const call = client.call(getStatus, { id: '6' }, { signal: leaving.signal })
  leaving.abort()
  await expect(call).rejects.toMatchObject({ kind: 'aborted' })

  expect(client.budget).toMatchObject({ left: 99, inFlight: 0 })
})

test('a call of the user is on its way before anything else can happen', () => {
  const asked: string[] = []
  const fetch = ({ method }: Request) => {
    asked.push(method)
    return Promise.resolve(Response.json([]))
  }
  const client = createApiClient({ baseUrl: 'https://a.example', fetch })

  void client.page(getHomeTimeline, {}, { keepalive: true })

  expect(asked).toEqual(['GET'])
})
