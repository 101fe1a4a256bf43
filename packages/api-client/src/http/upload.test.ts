import { beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from '../client.ts'
import { uploadMediaV2 } from '../endpoints/media.ts'
import { FakeXhr } from '../testing/fake-xhr.ts'

beforeEach(() => void FakeXhr.made.splice(0))

async function uploading(signal?: AbortSignal) {
  const observer = { onStart: vi.fn(), onEnd: vi.fn(), onError: vi.fn() }
  const client = createApiClient({
    baseUrl: 'https://a.example',
    accessToken: 'T',
    observer,
    XMLHttpRequest: FakeXhr as unknown as typeof XMLHttpRequest,
  })
  const onProgress = vi.fn()
  const done = client.upload(
    uploadMediaV2,
    { file: new Blob(['12345']) },
    { onProgress, ...(signal && { signal }) },
  )
  // Whoever waits for it looks at how it ends.
  done.catch(() => undefined)
  // What uploads is fetched for the first of them.
  await import('./upload.ts')
  await vi.waitUntil(() => FakeXhr.made.length > 0 || signal?.aborted === true, { interval: 1 })
  const [xhr = new FakeXhr()] = FakeXhr.made
  return { client, observer, done, xhr, onProgress }
}

test(
  'an upload carries the token, tells its progress and is read like any answer',
  { tags: ['API-35'] },
  async () => {
    const { client, done, xhr, onProgress, observer } = await uploading()

    xhr.upload.onprogress?.({ loaded: 2, total: 5 })
    xhr.answer(200, '{"id":"1","type":"image"}')

    expect(await done).toMatchObject({ id: '1', type: 'image', url: null })
    expect(xhr.opened).toBe('POST https://a.example/api/v2/media')
    expect(xhr.sent).toEqual({ Accept: 'application/json', Authorization: 'Bearer T' })
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(2, 5)
    expect(client.budget.left).toBe(7)
    expect(client.capabilities.of('mediaV2')).toBe('yes')
    expect(observer.onEnd).toHaveBeenCalledOnce()
  },
)

test.each([
  [422, '{"error":"File is invalid"}', { kind: 'response', serverMessage: 'File is invalid' }],
  [405, '', { kind: 'unsupported', status: 405 }],
  [200, '{"error":"no id"}', { kind: 'decode' }],
  [503, '<h1>sorry</h1>', { kind: 'response', status: 503 }],
])('an answer of %s is the error that it is for every other call', async (status, body, error) => {
  const { done, xhr, observer } = await uploading()

  xhr.answer(status, body)

  await expect(done).rejects.toMatchObject({ name: 'ApiError', ...error })
  expect(observer.onError).toHaveBeenCalledOnce()
})

test('no answer is a network failure', async () => {
  const { done, xhr } = await uploading()

  xhr.onerror?.()

  await expect(done).rejects.toMatchObject({ kind: 'network', title: 'Oops!' })
})

test.each(['https://b.example/api/v2/media', 'http://a.example/api/v2/media'])(
  'an answer that came from %s, where the upload was led, is not taken',
  async (from) => {
    const { done, xhr, observer } = await uploading()
    xhr.responseURL = from

    xhr.answer(200, '{"id":"1","type":"image"}')

    await expect(done).rejects.toMatchObject({ kind: 'led-elsewhere', status: null })
    expect(observer.onError).toHaveBeenCalledOnce()
  },
)

test('an upload may be led about within its own server', async () => {
  const { done, xhr } = await uploading()
  xhr.responseURL = 'https://a.example/uploads'

  xhr.answer(200, '{"id":"1","type":"image"}')

  expect(await done).toMatchObject({ id: '1' })
})

test('an upload that is no longer wanted ends at once, before or while it runs', async () => {
  const stop = new AbortController()
  const { done } = await uploading(stop.signal)
  stop.abort()

  await expect(done).rejects.toMatchObject({ kind: 'aborted' })
  await expect((await uploading(AbortSignal.abort())).done).rejects.toMatchObject({
    kind: 'aborted',
  })
})
