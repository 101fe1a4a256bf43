import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StatusEditEntity, StatusEntity } from '@colonnade/domain/entities'
import { pictureFile } from '../testing/sample-files.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let mira: TestClient
beforeAll(async () => {
  server = await startTestInstance()
  mira = await server.as('mira')
})
afterAll(() => server.close())

async function published() {
  const form = new FormData()
  form.set('file', await pictureFile())
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
  'an edit describes anew what is attached, and the version before says what it said',
  { tags: ['BY-04'] },
  async () => {
    const { id, edit } = await published()

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

test('too long a description is refused, and nothing is edited', async () => {
  const { id, edit } = await published()

  expect((await edit({ description: 'x'.repeat(20_000) })).status).toBe(422)
  // One character to whoever sees it, but so many are no description: nor are they counted, which takes its time.
  expect((await edit({ description: `e${'\u0301'.repeat(40_000)}` })).status).toBe(422)

  const { body } = await mira.get<StatusEntity>(`/api/v1/statuses/${id}`)
  expect(body).toMatchObject({ edited_at: null, media_attachments: [{ description: 'A cat' }] })
})
