import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { mediaHandlers } from '../../handlers/media.ts'
import { createPictureFile, createSoundFile } from '../sample-files.ts'
import { type ContractOf, expectRefusal } from './contract.ts'

const { createStatus, getMedia, updateMedia, uploadMediaV1, uploadMediaV2 } = endpoints

export const mediaContract: ContractOf<typeof mediaHandlers> = {
  async uploadMediaV1({ createUser, guest }) {
    const me = await createUser()
    const file = await createPictureFile(800, 400)
    const media = await me.api.upload(uploadMediaV1, { file, description: 'Sea', focus: '0.5,-1' })

    expect(media).toMatchObject({
      type: 'image',
      description: 'Sea',
      meta: {
        original: { width: 800, height: 400 },
        small: { width: 640, height: 320 },
        focus: { x: 0.5, y: -1 },
      },
    })
    expect(media.blurhash).toHaveLength(28)
    expect((await fetch(media.url ?? '')).headers.get('Content-Type')).toBe('image/png')
    expect((await fetch(media.preview_url ?? '')).headers.get('Content-Type')).toBe('image/webp')
    const sound = await me.api.upload(uploadMediaV1, { file: createSoundFile(2) })
    expect(sound).toMatchObject({ type: 'audio', url: expect.stringMatching(/\.wav$/) })
    await expectRefusal(me.api.upload(uploadMediaV1, { file: new Blob(['<svg>']) }), 422)
    await expectRefusal(guest.upload(uploadMediaV1, { file }), 401)
  },

  async uploadMediaV2({ createUser, guest }) {
    const me = await createUser()
    const file = await createPictureFile()
    const media = await me.api.upload(uploadMediaV2, { file })
    const posted = await me.api.request(createStatus, { status: '', media_ids: [media.id] })

    expect(posted.media_attachments).toEqual([media])
    await expectRefusal(me.api.request(createStatus, { status: 'Hi', media_ids: [media.id] }), 422)
    await expectRefusal(guest.upload(uploadMediaV2, { file }), 401)
  },

  async getMedia({ createUser, time, controls }) {
    const [me, other] = [await createUser(), await createUser()]
    const seen: number[] = []
    const onStatus = (status: number) => void seen.push(status)
    controls.setMediaProcessing('hold')
    const { id, url } = await me.api.upload(
      uploadMediaV2,
      { file: createSoundFile(3) },
      { onStatus },
    )
    time.advance(60_000)
    const waiting = await me.api.request(getMedia, { id }, { onStatus })
    controls.setMediaProcessing('run')

    expect([url, waiting.url]).toEqual([null, null])
    await expect
      .poll(async () => (await me.api.request(getMedia, { id }, { onStatus })).url)
      .toMatch(/\.wav$/)
    expect([seen[0], seen[1], seen.at(-1)]).toEqual([202, 206, 200])
    await expectRefusal(other.api.request(getMedia, { id }), 404)
    await me.api.request(createStatus, { status: '', media_ids: [id] })
    await expectRefusal(me.api.request(getMedia, { id }), 404)
  },

  async updateMedia({ createUser, guest }) {
    const [me, other] = [await createUser(), await createUser()]
    const { id } = await me.api.upload(uploadMediaV2, { file: await createPictureFile() })

    await me.api.request(updateMedia, { id, description: 'Sea' })
    expect(await me.api.request(updateMedia, { id, focus: '0.50,-0.33' })).toMatchObject({
      description: 'Sea',
      meta: { focus: { x: 0.5, y: -0.33 } },
    })
    expect(await me.api.request(getMedia, { id })).toMatchObject({ description: 'Sea' })
    await expectRefusal(me.api.request(updateMedia, { id, description: 'x'.repeat(1501) }), 422)
    await expectRefusal(other.api.request(updateMedia, { id, description: 'Mine' }), 404)
    await expectRefusal(guest.request(updateMedia, { id, description: 'Mine' }), 401)
    await me.api.request(createStatus, { status: '', media_ids: [id] })
    await expectRefusal(me.api.request(updateMedia, { id, description: 'Late' }), 404)
  },
}
