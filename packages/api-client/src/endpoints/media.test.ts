import { expect, test } from 'vitest'
import { formatFocus } from '@colonnade/domain/media'
import { createApiClient } from '../client.ts'
import { buildRequest } from '../http/build-request.ts'
import { getMedia, updateMedia, uploadMediaV1, uploadMediaV2 } from './media.ts'

const ORIGIN = 'https://a.example'

test.each([
  [uploadMediaV1, '/api/v1/media'],
  [uploadMediaV2, '/api/v2/media'],
] as const)(
  'sends an upload as multipart with the file as `file` (%#)',
  { tags: ['API-35'] },
  (endpoint, path) => {
    const file = new File(['GIF89a'], 'a.gif', { type: 'image/gif' })

    const sent = buildRequest(ORIGIN, endpoint, { file, description: 'A cat' })

    expect(`${sent.method} ${sent.url}`).toBe(`POST ${ORIGIN}${path}`)
    const form = sent.body as FormData
    expect((form.get('file') as File).name).toBe('a.gif')
    expect(form.get('description')).toBe('A cat')
    expect(sent.contentType).toBeNull()
  },
)

test(
  'reports the progress of an upload as bytes sent and in total',
  { tags: ['API-35'] },
  async () => {
    const fetch = () => Promise.resolve(Response.json({ id: '1', type: 'image' }))
    const client = createApiClient({ baseUrl: ORIGIN, fetch })
    const progress: (readonly [number, number])[] = []
    const onProgress = (loaded: number, total: number) => void progress.push([loaded, total])

    await client.upload(uploadMediaV2, { file: new Blob(['12345']) }, { onProgress })

    expect(progress).toEqual([
      [0, 5],
      [5, 5],
    ])
  },
)

test.each([
  [{ description: 'A cat' }, { description: 'A cat' }],
  [{ focus: formatFocus({ x: 0.5, y: -1 / 3 }) }, { focus: '0.50,-0.33' }],
])('sends an update with %j', { tags: ['API-36'] }, (input, body) => {
  const sent = buildRequest(ORIGIN, updateMedia, { id: '7', ...input })

  expect(`${sent.method} ${sent.url}`).toBe(`PUT ${ORIGIN}/api/v1/media/7`)
  expect(JSON.parse(sent.body as string)).toEqual(body)
})

test('requests the state of an upload by its id', () => {
  expect(buildRequest(ORIGIN, getMedia, { id: '7' })).toMatchObject({
    method: 'GET',
    url: `${ORIGIN}/api/v1/media/7`,
  })
})
