import { expect, test, vi } from 'vitest'
import { createApiClient } from './client.ts'
import { bookmarkStatus } from './endpoints/statuses.ts'
import { getDirectTimeline } from './endpoints/timelines.ts'
import type { ApiError } from './http/api-error.ts'
import { type RequestObserver, shouldShowAlert } from './http/request-observer.ts'

const createResponder = (status: number) =>
  vi.fn(() => Promise.resolve(new Response('[]', { status })))

test(
  'requests a missing API method once and then rejects it without a request',
  { tags: ['BY-01'] },
  async () => {
    const fetch = createResponder(404)
    const client = createApiClient({ baseUrl: 'https://a.example', fetch })

    const first = client.requestPage(getDirectTimeline, {})
    await expect(first).rejects.toMatchObject({ kind: 'unsupported', status: 404 })
    const second = client.requestPage(getDirectTimeline, {})

    await expect(second).rejects.toMatchObject({ kind: 'unsupported' })
    expect(fetch).toHaveBeenCalledTimes(1)
  },
)

test('records the capability after a successful response', { tags: ['BY-01'] }, async () => {
  const client = createApiClient({ baseUrl: 'https://a.example', fetch: createResponder(200) })

  await client.requestPage(getDirectTimeline, {})

  expect(client.capabilities.getSupport('directTimeline')).toBe('yes')
})

test(
  'records no missing capability when an entity does not exist',
  { tags: ['BY-01'] },
  async () => {
    const client = createApiClient({ baseUrl: 'https://a.example', fetch: createResponder(404) })

    await expect(client.request(bookmarkStatus, { id: '5' })).rejects.toMatchObject({
      kind: 'response',
    })

    expect(client.capabilities.getSupport('bookmarks')).toBe('unknown')
  },
)

test.each([
  [false, true],
  [true, false],
])(
  'shows an alert for a missing method when hasFallback is %s: %s',
  async (hasFallback, isShown) => {
    const alerts: ApiError[] = []
    const onError: RequestObserver['onError'] = (endpoint, error, options) => {
      if (shouldShowAlert(endpoint, error, options)) alerts.push(error)
    }
    const observer = { onError }
    const client = createApiClient({
      baseUrl: 'https://a.example',
      fetch: createResponder(404),
      observer,
    })

    await client.requestPage(getDirectTimeline, {}, { hasFallback }).catch(() => undefined)

    expect(alerts).toHaveLength(isShown ? 1 : 0)
  },
)
