import { expect, test, vi } from 'vitest'
import { raisesAlert } from '../http/observer.ts'
import { clientOf } from '../testing/client-of.ts'
import { uploadMedia } from './upload-media.ts'

const input = { file: new Blob(['12345']) }
const done = { id: '7', type: 'video', url: 'https://a.example/7.mp4' }
const pending = { id: '7', type: 'video', url: null }
const noWait = () => Promise.resolve()

/** One answer after the other; the last one stays. */
function inTurn(...answers: (() => Response)[]) {
  return () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? new Response()
}
const V2 = 'POST /api/v2/media'
const ASK = 'GET /api/v1/media/7'

test(
  'an upload is not done before its processing is: 202, then 206, then 200',
  { tags: ['UPL-16'] },
  async () => {
    const { api, asked } = clientOf({
      [V2]: () => Response.json(pending, { status: 202 }),
      [ASK]: inTurn(
        () => Response.json(pending, { status: 206 }),
        () => Response.json(done),
      ),
    })
    const wait = vi.fn(noWait)
    const onProcessing = vi.fn<() => void>()

    const media = await uploadMedia(api, input, { wait, onProcessing })

    expect(onProcessing).toHaveBeenCalledOnce()
    expect(media.url).toBe(done.url)
    expect(asked()).toEqual([V2, ASK, ASK])
    expect(wait.mock.calls).toEqual([
      [1_000, undefined],
      [2_000, undefined],
    ])
  },
)

test('what is answered with 200 is done at once', { tags: ['UPL-16'] }, async () => {
  const { api, asked } = clientOf({ [V2]: () => Response.json(done) })

  expect((await uploadMedia(api, input, { wait: noWait })).id).toBe('7')
  expect(asked()).toEqual([V2])
})

test.each([
  ['video/mp4', 'image', 'video'],
  ['audio/mpeg', 'unknown', 'audio'],
  ['video/mp4', 'gifv', 'gifv'],
  ['image/gif', 'image', 'image'],
])(
  'of a file of type %s that the server calls %s the draft holds: %s',
  async (type, told, held) => {
    const { api } = clientOf({ [V2]: () => Response.json({ ...done, type: told }) })

    const media = await uploadMedia(api, { file: new Blob(['1'], { type }) })

    expect(media.type).toBe(held)
  },
)

test.each([404, 405])(
  'asks /api/v2/media first, and /api/v1/media where the server answers %s',
  { tags: ['API-35'] },
  async (status) => {
    const { api, asked } = clientOf({
      [V2]: () => new Response('', { status }),
      'POST /api/v1/media': () => Response.json(done),
    })

    await uploadMedia(api, input, { wait: noWait })
    await uploadMedia(api, input, { wait: noWait })

    expect(asked()).toEqual([V2, 'POST /api/v1/media', 'POST /api/v1/media'])
  },
)

test('a server that cannot be asked about media is taken to be done, and nobody is alarmed', async () => {
  const alerts: unknown[] = []
  const { api } = clientOf(
    { [V2]: () => Response.json(pending, { status: 202 }) },
    {
      observer: {
        onError: (...told) => void (raisesAlert(...told) && alerts.push(told)),
      },
    },
  )

  expect((await uploadMedia(api, input, { wait: noWait })).id).toBe('7')
  expect(alerts).toEqual([])
})

test(
  'a file that the server can make nothing of is an error with the server’s reason',
  { tags: ['UPL-16'] },
  async () => {
    const onError = vi.fn()
    const { api } = clientOf(
      {
        [V2]: () => Response.json(pending, { status: 202 }),
        [ASK]: inTurn(
          () => new Response('', { status: 502 }),
          () => Response.json({ error: 'Error processing thumbnail' }, { status: 422 }),
        ),
      },
      { observer: { onError: (...told) => void (raisesAlert(...told) && onError(told[1])) } },
    )

    await expect(uploadMedia(api, input, { wait: noWait })).rejects.toMatchObject({
      title: '422',
      serverMessage: 'Error processing thumbnail',
    })
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 422 }))
  },
)

test(
  'waiting grows to five seconds and ends after five minutes',
  { tags: ['UPL-16'] },
  async () => {
    const { api } = clientOf({
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

test('an upload that is taken back while it is processed ends at once', async () => {
  const { api, asked } = clientOf({ [V2]: () => Response.json(pending, { status: 202 }) })
  const stop = new AbortController()
  const wait = () => {
    stop.abort()
    return Promise.reject(new Error('stopped'))
  }

  const uploading = uploadMedia(api, input, { wait, signal: stop.signal })

  await expect(uploading).rejects.toMatchObject({ kind: 'aborted' })
  expect(asked()).toEqual([V2])
})
