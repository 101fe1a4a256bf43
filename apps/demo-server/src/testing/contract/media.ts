import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { mediaHandlers } from '../../handlers/media.ts'
import { pictureFile, soundFile } from '../sample-files.ts'
import { type ContractOf, expectRefusal } from './contract.ts'

const { createStatus, getMedia, updateMedia, uploadMediaV1, uploadMediaV2 } = endpoints

export const mediaContract: ContractOf<typeof mediaHandlers> = {
  async uploadMediaV1({ newcomer, guest }) {
    const me = await newcomer()
    const file = await pictureFile(800, 400)
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
    const sound = await me.api.upload(uploadMediaV1, { file: soundFile(2) })
    expect(sound).toMatchObject({ type: 'audio', url: expect.stringMatching(/\.wav$/) })
    await expectRefusal(me.api.upload(uploadMediaV1, { file: new Blob(['<svg>']) }), 422)
    await expectRefusal(guest.upload(uploadMediaV1, { file }), 401)
  },

  async uploadMediaV2({ newcomer, guest }) {
    const me = await newcomer()
    const file = await pictureFile()
    const media = await me.api.upload(uploadMediaV2, { file })
    const posted = await me.api.call(createStatus, { status: '', media_ids: [media.id] })

    expect(posted.media_attachments).toEqual([media])
    await expectRefusal(me.api.call(createStatus, { status: 'Hi', media_ids: [media.id] }), 422)
    await expectRefusal(guest.upload(uploadMediaV2, { file }), 401)
  },

  async getMedia({ newcomer, time, controls }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const seen: number[] = []
    const onStatus = (status: number) => void seen.push(status)
    controls.setMedia('hold')
    const { id, url } = await me.api.upload(uploadMediaV2, { file: soundFile(3) }, { onStatus })
    time.advance(60_000)
    const waiting = await me.api.call(getMedia, { id }, { onStatus })
    controls.setMedia('run')

    expect([url, waiting.url]).toEqual([null, null])
    await expect
      .poll(async () => (await me.api.call(getMedia, { id }, { onStatus })).url)
      .toMatch(/\.wav$/)
    expect([seen[0], seen[1], seen.at(-1)]).toEqual([202, 206, 200])
    await expectRefusal(other.api.call(getMedia, { id }), 404)
    await me.api.call(createStatus, { status: '', media_ids: [id] })
    await expectRefusal(me.api.call(getMedia, { id }), 404)
  },

  async updateMedia({ newcomer, guest }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const { id } = await me.api.upload(uploadMediaV2, { file: await pictureFile() })

    await me.api.call(updateMedia, { id, description: 'Sea' })
    expect(await me.api.call(updateMedia, { id, focus: '0.50,-0.33' })).toMatchObject({
      description: 'Sea',
      meta: { focus: { x: 0.5, y: -0.33 } },
    })
    expect(await me.api.call(getMedia, { id })).toMatchObject({ description: 'Sea' })
    await expectRefusal(me.api.call(updateMedia, { id, description: 'x'.repeat(1501) }), 422)
    await expectRefusal(other.api.call(updateMedia, { id, description: 'Mine' }), 404)
    await expectRefusal(guest.call(updateMedia, { id, description: 'Mine' }), 401)
    await me.api.call(createStatus, { status: '', media_ids: [id] })
    await expectRefusal(me.api.call(updateMedia, { id, description: 'Late' }), 404)
  },
}
