import { expect, test, vi } from 'vitest'
import { shouldShowAlert } from '../http/request-observer.ts'
import { createTestClient } from '../testing/create-test-client.ts'
import { uploadMedia } from './upload-media.ts'

const input = { file: new Blob(['12345']) }
const done = { id: '7', type: 'video', url: 'https://a.example/7.mp4' }
const pending = { id: '7', type: 'video', url: null }
const skipWait = () => Promise.resolve()

/** Returns these responses in turn, and then the last one again. */
function respondInTurn(...answers: (() => Response)[]) {
  return () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? new Response()
}
const V2 = 'POST /api/v2/media'
const ASK = 'GET /api/v1/media/7'

test('waits for processing: 202, then 206, then 200', { tags: ['UPL-16'] }, async () => {
  const { api, getCalls } = createTestClient({
    [V2]: () => Response.json(pending, { status: 202 }),
    [ASK]: respondInTurn(
      () => Response.json(pending, { status: 206 }),
      () => Response.json(done),
    ),
  })
  const wait = vi.fn(skipWait)
  const onProcessing = vi.fn<() => void>()

  const media = await uploadMedia(api, input, { wait, onProcessing })

  expect(onProcessing).toHaveBeenCalledOnce()
  expect(media.url).toBe(done.url)
  expect(getCalls()).toEqual([V2, ASK, ASK])
  expect(wait.mock.calls).toEqual([
    [1_000, undefined],
    [2_000, undefined],
  ])
})

test('resolves at once for a 200', { tags: ['UPL-16'] }, async () => {
  const { api, getCalls } = createTestClient({ [V2]: () => Response.json(done) })

  expect((await uploadMedia(api, input, { wait: skipWait })).id).toBe('7')
  expect(getCalls()).toEqual([V2])
})

test.each([
  ['video/mp4', 'image', 'video'],
  ['audio/mpeg', 'unknown', 'audio'],
  ['video/mp4', 'gifv', 'gifv'],
  ['image/gif', 'image', 'image'],
])(
  'corrects the type of a %s file that the server calls %s to %s',
  async (type, serverType, expected) => {
    const { api } = createTestClient({ [V2]: () => Response.json({ ...done, type: serverType }) })

    const media = await uploadMedia(api, { file: new Blob(['1'], { type }) })

    expect(media.type).toBe(expected)
  },
)

test.each([404, 405])(
  'falls back from /api/v2/media to /api/v1/media when the server responds with %s',
  { tags: ['API-35'] },
  async (status) => {
    const { api, getCalls } = createTestClient({
      [V2]: () => new Response('', { status }),
      'POST /api/v1/media': () => Response.json(done),
    })

    await uploadMedia(api, input, { wait: skipWait })
    await uploadMedia(api, input, { wait: skipWait })

    expect(getCalls()).toEqual([V2, 'POST /api/v1/media', 'POST /api/v1/media'])
  },
)

test('resolves without an alert when the server has no method for the state of media', async () => {
  const alerts: unknown[] = []
  const { api } = createTestClient(
    { [V2]: () => Response.json(pending, { status: 202 }) },
    {
      observer: {
        onError: (...args) => void (shouldShowAlert(...args) && alerts.push(args)),
      },
    },
  )

  expect((await uploadMedia(api, input, { wait: skipWait })).id).toBe('7')
  expect(alerts).toEqual([])
})

test("rejects with the server's reason when processing fails", { tags: ['UPL-16'] }, async () => {
  const onError = vi.fn()
  const { api } = createTestClient(
    {
      [V2]: () => Response.json(pending, { status: 202 }),
      [ASK]: respondInTurn(
        () => new Response('', { status: 502 }),
        () => Response.json({ error: 'Error processing thumbnail' }, { status: 422 }),
      ),
    },
    { observer: { onError: (...args) => void (shouldShowAlert(...args) && onError(args[1])) } },
  )

  await expect(uploadMedia(api, input, { wait: skipWait })).rejects.toMatchObject({
    title: '422',
    serverMessage: 'Error processing thumbnail',
  })
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 422 }))
})

test(
  'increases the delay to five seconds and rejects after five minutes',
  { tags: ['UPL-16'] },
  async () => {
    const { api } = createTestClient({
      [V2]: () => Response.json(pending, { status: 202 }),
      [ASK]: () => Response.json(pending, { status: 206 }),
    })
    const wait = vi.fn((_ms: number) => Promise.resolve())

    await expect(uploadMedia(api, input, { wait })).rejects.toMatchObject({ kind: 'network' })

    const waits = wait.mock.calls.map(([ms]) => ms)
    expect(waits.slice(0, 6)).toEqual([1_000, 2_000, 3_000, 4_000, 5_000, 5_000])
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(300_000)
  },
)

test('rejects at once when aborted during processing', async () => {
  const { api, getCalls } = createTestClient({
    [V2]: () => Response.json(pending, { status: 202 }),
  })
  const stop = new AbortController()
  const wait = () => {
    stop.abort()
    return Promise.reject(new Error('stopped'))
  }

  const uploading = uploadMedia(api, input, { wait, signal: stop.signal })

  await expect(uploading).rejects.toMatchObject({ kind: 'aborted' })
  expect(getCalls()).toEqual([V2])
})
