import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StatusEditEntity, StatusEntity } from '@colonnade/domain/entities'
import { createPictureFile } from '../testing/sample-files.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let mira: TestClient
beforeAll(async () => {
  server = await startTestInstance()
  mira = await server.as('mira')
})
afterAll(() => server.close())

async function publishWithMedia() {
  const form = new FormData()
  form.set('file', await createPictureFile())
  form.set('description', 'A cat')
  const media = (await mira.post<{ id: string }>('/api/v1/media', form)).body
  const body = { status: 'Look', media_ids: [media.id] }
  const { id } = (await mira.post<StatusEntity>('/api/v1/statuses', body)).body
  const edit = (attributes: object) =>
    mira.send<StatusEntity>('PUT', `/api/v1/statuses/${id}`, {
      ...body,
      media_attributes: [{ id: media.id, ...attributes }],
    })
  return { id, edit }
}

test(
  'updates the description of an attachment and keeps the old one in the history',
  { tags: ['BY-04'] },
  async () => {
    const { id, edit } = await publishWithMedia()

    const { body } = await edit({ description: 'A dog', focus: '0.5,-1' })

    expect(body.media_attachments).toMatchObject([
      { description: 'A dog', meta: { focus: { x: 0.5, y: -1 } } },
    ])
    const history = await mira.get<StatusEditEntity[]>(`/api/v1/statuses/${id}/history`)
    expect(history.body.map((one) => one.media_attachments[0]?.description)).toEqual([
      'A cat',
      'A dog',
    ])
  },
)

test('refuses a description that is too long without editing the post', async () => {
  const { id, edit } = await publishWithMedia()

  expect((await edit({ description: 'x'.repeat(20_000) })).status).toBe(422)
  // One visible character of many code units. It is refused by its length, without the slow count of graphemes.
  expect((await edit({ description: `e${'\u0301'.repeat(40_000)}` })).status).toBe(422)

  const { body } = await mira.get<StatusEntity>(`/api/v1/statuses/${id}`)
  expect(body).toMatchObject({ edited_at: null, media_attachments: [{ description: 'A cat' }] })
})
