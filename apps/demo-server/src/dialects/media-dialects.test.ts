import { expect, test } from 'vitest'
import { createStatus, deleteStatus, getMedia, getStatus } from '@colonnade/api-client/endpoints'
import { describeMedia, readEmbed, uploadMedia } from '@colonnade/api-client/twins'
import { pictureFile, soundFile } from '../testing/sample-files.ts'
import { speakingInstance } from '../testing/speaking-instance.ts'
import { type DialectName, dialects } from './index.ts'

const { server, on } = speakingInstance()

/** Time goes on as long as it is waited for. */
const wait = async () => server().time.advance(60_000)
const focus = { x: 0.5, y: -0.25 }

test.each(Object.keys(dialects) as DialectName[])(
  '%s: a picture is uploaded, described and posted',
  { tags: ['API-35', 'API-36', 'BY-01'] },
  async (dialect) => {
    const api = await on(dialect)

    const media = await uploadMedia(api, { file: await pictureFile() }, { wait })
    const moved = await describeMedia(api, media, { focus })
    const described = await describeMedia(api, moved, { description: 'The sea' })
    const posted = await api.call(createStatus, { status: '', media_ids: [media.id] })

    expect(described.description).toBe('The sea')
    expect(posted.media_attachments).toMatchObject([
      { id: media.id, type: 'image', description: 'The sea' },
    ])
    server().instance.controls.speak(null)
    const truth = await api.call(getStatus, { id: posted.id })
    expect(truth.media_attachments[0]?.meta?.focus).toEqual(focus)
  },
)

test.each(['snac', 'mastodon-2019', null] as const)(
  'a sound is a sound whatever the server calls it (%s)',
  { tags: ['UPL-16', 'BY-01'] },
  async (dialect) => {
    const api = await on(dialect)

    const media = await uploadMedia(api, { file: soundFile(1) }, { wait })

    expect(media.type).toBe('audio')
  },
)

test(
  'a description that is known is kept where a focus alone is refused',
  { tags: ['BY-01'] },
  async () => {
    const api = await on('hollo')
    const input = { file: await pictureFile(), description: 'The sea' }

    const media = await uploadMedia(api, input, { wait })
    const moved = await describeMedia(api, media, { focus })

    expect(moved).toMatchObject({ description: 'The sea', meta: { focus } })
  },
)

test(
  'a status that was deleted may still be read, and its media are free',
  { tags: ['BY-01'] },
  async () => {
    const api = await on('snac')
    const media = await uploadMedia(api, { file: await pictureFile() }, { wait })
    const { id } = await api.call(createStatus, { status: 'Gone', media_ids: [media.id] })

    await api.call(deleteStatus, { id })

    expect((await api.call(getStatus, { id })).id).toBe(id)
    server().instance.controls.speak(null)
    await expect(api.call(getStatus, { id })).rejects.toMatchObject({ status: 404 })
    expect((await api.call(getMedia, { id: media.id })).id).toBe(media.id)
  },
)

test(
  'code to embed is the quotation where the server gives none',
  { tags: ['MOD-14', 'BY-01'] },
  async () => {
    const url = `${server().url}/@mira/1`

    expect((await readEmbed(await on('gotosocial'), url)).html).toContain('<blockquote')
  },
)
