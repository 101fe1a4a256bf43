import { expect, test, vi } from 'vitest'
import { createApiClient } from './client.ts'
import { bookmarkStatus } from './endpoints/statuses.ts'
import { getDirectTimeline } from './endpoints/timelines.ts'
import type { ApiError } from './http/api-error.ts'
import { type CallObserver, raisesAlert } from './http/observer.ts'

const answering = (status: number) => vi.fn(() => Promise.resolve(new Response('[]', { status })))

test(
  'a call that the server lacks is asked for once, then refused unsent',
  { tags: ['BY-01'] },
  async () => {
    const fetch = answering(404)
    const client = createApiClient({ baseUrl: 'https://a.example', fetch })

    const first = client.page(getDirectTimeline, {})
    await expect(first).rejects.toMatchObject({ kind: 'unsupported', status: 404 })
    const second = client.page(getDirectTimeline, {})

    await expect(second).rejects.toMatchObject({ kind: 'unsupported' })
    expect(fetch).toHaveBeenCalledTimes(1)
  },
)

test('an answer shows that the server offers the call', { tags: ['BY-01'] }, async () => {
  const client = createApiClient({ baseUrl: 'https://a.example', fetch: answering(200) })

  await client.page(getDirectTimeline, {})

  expect(client.capabilities.of('directTimeline')).toBe('yes')
})

test('an entity that is gone says nothing about the server', { tags: ['BY-01'] }, async () => {
  const client = createApiClient({ baseUrl: 'https://a.example', fetch: answering(404) })

  await expect(client.call(bookmarkStatus, { id: '5' })).rejects.toMatchObject({ kind: 'response' })

  expect(client.capabilities.of('bookmarks')).toBe('unknown')
})

test.each([
  [false, true],
  [true, false],
])('with a twin to stand in (%s) a missing call raises an alert: %s', async (hasTwin, isTold) => {
  const alerts: ApiError[] = []
  const onError: CallObserver['onError'] = (endpoint, error, options) => {
    if (raisesAlert(endpoint, error, options)) alerts.push(error)
  }
  const observer = { onError }
  const client = createApiClient({ baseUrl: 'https://a.example', fetch: answering(404), observer })

  await client.page(getDirectTimeline, {}, { hasTwin }).catch(() => undefined)

  expect(alerts).toHaveLength(isTold ? 1 : 0)
})
