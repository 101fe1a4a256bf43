import { beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from '../client.ts'
import { uploadMediaV2 } from '../endpoints/media.ts'
import { FakeXhr } from '../testing/fake-xhr.ts'

beforeEach(() => void FakeXhr.made.splice(0))

async function startUpload(signal?: AbortSignal) {
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
  // The tests await the outcome separately.
  done.catch(() => undefined)
  // The upload code is loaded on demand by the first upload.
  await import('./upload.ts')
  await vi.waitUntil(() => FakeXhr.made.length > 0 || signal?.aborted === true, { interval: 1 })
  const [xhr = new FakeXhr()] = FakeXhr.made
  return { client, observer, done, xhr, onProgress }
}

test(
  'sends the token, reports progress and decodes the response',
  { tags: ['API-35'] },
  async () => {
    const { client, done, xhr, onProgress, observer } = await startUpload()

    xhr.upload.onprogress?.({ loaded: 2, total: 5 })
    xhr.answer(200, '{"id":"1","type":"image"}')

    expect(await done).toMatchObject({ id: '1', type: 'image', url: null })
    expect(xhr.opened).toBe('POST https://a.example/api/v2/media')
    expect(xhr.sent).toEqual({ Accept: 'application/json', Authorization: 'Bearer T' })
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(2, 5)
    expect(client.budget.left).toBe(7)
    expect(client.capabilities.getSupport('mediaV2')).toBe('yes')
    expect(observer.onEnd).toHaveBeenCalledOnce()
  },
)

test.each([
  [422, '{"error":"File is invalid"}', { kind: 'response', serverMessage: 'File is invalid' }],
  [405, '', { kind: 'unsupported', status: 405 }],
  [200, '{"error":"no id"}', { kind: 'decode' }],
  [503, '<h1>sorry</h1>', { kind: 'response', status: 503 }],
])('rejects a response of %s like every other request', async (status, body, error) => {
  const { done, xhr, observer } = await startUpload()

  xhr.answer(status, body)

  await expect(done).rejects.toMatchObject({ name: 'ApiError', ...error })
  expect(observer.onError).toHaveBeenCalledOnce()
})

test('rejects with a network error without a response', async () => {
  const { done, xhr } = await startUpload()

  xhr.onerror?.()

  await expect(done).rejects.toMatchObject({ kind: 'network', title: 'Oops!' })
})

test.each(['https://b.example/api/v2/media', 'http://a.example/api/v2/media'])(
  'discards a response from %s after a redirect',
  async (from) => {
    const { done, xhr, observer } = await startUpload()
    xhr.responseURL = from

    xhr.answer(200, '{"id":"1","type":"image"}')

    await expect(done).rejects.toMatchObject({ kind: 'led-elsewhere', status: null })
    expect(observer.onError).toHaveBeenCalledOnce()
  },
)

test('accepts a redirect within its own server', async () => {
  const { done, xhr } = await startUpload()
  xhr.responseURL = 'https://a.example/uploads'

  xhr.answer(200, '{"id":"1","type":"image"}')

  expect(await done).toMatchObject({ id: '1' })
})

test('aborts at once, before or during the upload', async () => {
  const stop = new AbortController()
  const { done } = await startUpload(stop.signal)
  stop.abort()

  await expect(done).rejects.toMatchObject({ kind: 'aborted' })
  await expect((await startUpload(AbortSignal.abort())).done).rejects.toMatchObject({
    kind: 'aborted',
  })
})
