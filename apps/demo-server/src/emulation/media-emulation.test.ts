import { expect, test } from 'vitest'
import { describeMedia, readEmbed, uploadMedia } from '@colonnade/api-client/compat'
import { createStatus, deleteStatus, getMedia, getStatus } from '@colonnade/api-client/endpoints'
import { startEmulatedInstance } from '../testing/emulated-instance.ts'
import { createPictureFile, createSoundFile } from '../testing/sample-files.ts'
import { type EmulationName, emulations } from './index.ts'

const { server, connect } = startEmulatedInstance()

/** Advances the time instead of waiting. */
const advanceTime = async () => server().time.advance(60_000)
const focus = { x: 0.5, y: -0.25 }

test.each(Object.keys(emulations) as EmulationName[])(
  '%s: uploads, describes and posts a picture',
  { tags: ['API-35', 'API-36', 'BY-01'] },
  async (dialect) => {
    const api = await connect(dialect)

    const media = await uploadMedia(api, { file: await createPictureFile() }, { wait: advanceTime })
    const moved = await describeMedia(api, media, { focus })
    const described = await describeMedia(api, moved, { description: 'The sea' })
    const posted = await api.request(createStatus, { status: '', media_ids: [media.id] })

    expect(described.description).toBe('The sea')
    expect(posted.media_attachments).toMatchObject([
      { id: media.id, type: 'image', description: 'The sea' },
    ])
    server().instance.controls.emulate(null)
    const truth = await api.request(getStatus, { id: posted.id })
    expect(truth.media_attachments[0]?.meta?.focus).toEqual(focus)
  },
)

test.each(['snac', 'mastodon-2019', null] as const)(
  'recognizes a sound whatever type the server returns (%s)',
  { tags: ['UPL-16', 'BY-01'] },
  async (dialect) => {
    const api = await connect(dialect)

    const media = await uploadMedia(api, { file: createSoundFile(1) }, { wait: advanceTime })

    expect(media.type).toBe('audio')
  },
)

test(
  'keeps the description when the server refuses a focus without it',
  { tags: ['BY-01'] },
  async () => {
    const api = await connect('hollo')
    const input = { file: await createPictureFile(), description: 'The sea' }

    const media = await uploadMedia(api, input, { wait: advanceTime })
    const moved = await describeMedia(api, media, { focus })

    expect(moved).toMatchObject({ description: 'The sea', meta: { focus } })
  },
)

test('frees the media of a deleted post that can still be read', { tags: ['BY-01'] }, async () => {
  const api = await connect('snac')
  const media = await uploadMedia(api, { file: await createPictureFile() }, { wait: advanceTime })
  const { id } = await api.request(createStatus, { status: 'Gone', media_ids: [media.id] })

  await api.request(deleteStatus, { id })

  expect((await api.request(getStatus, { id })).id).toBe(id)
  server().instance.controls.emulate(null)
  await expect(api.request(getStatus, { id })).rejects.toMatchObject({ status: 404 })
  expect((await api.request(getMedia, { id: media.id })).id).toBe(media.id)
})

test('falls back to a quotation as embed code', { tags: ['MOD-14', 'BY-01'] }, async () => {
  const url = `${server().url}/@mira/1`

  expect((await readEmbed(await connect('gotosocial'), url)).html).toContain('<blockquote')
})
