import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { instanceHandlers } from '../../handlers/instance.ts'
import { type ContractOf, expectRefusal } from './contract.ts'
import { openPage } from './stage.ts'

export const instanceContract: ContractOf<typeof instanceHandlers> = {
  async getInstanceV1({ guest, impostor, url }) {
    expect(await guest.call(endpoints.getInstanceV1, {})).toMatchObject(traitsAt(url))
    await expectRefusal(impostor.call(endpoints.getInstanceV1, {}), 401)
  },

  async getInstanceV2({ guest, impostor, url }) {
    expect(await guest.call(endpoints.getInstanceV2, {})).toMatchObject(traitsAt(url))
    await expectRefusal(impostor.call(endpoints.getInstanceV2, {}), 401)
  },

  async getPreferences({ newcomer, guest }) {
    const { api } = await newcomer()

    expect(await api.call(endpoints.getPreferences, {})).toMatchObject({
      'posting:default:visibility': 'public',
      'posting:default:sensitive': false,
      'reading:expand:media': 'default',
    })
    await expectRefusal(guest.call(endpoints.getPreferences, {}), 401)
  },

  async getCustomEmojis({ guest, impostor, url }) {
    expect(await guest.call(endpoints.getCustomEmojis, {})).toMatchObject([
      { shortcode: 'tide', category: 'Sea', url: expect.stringContaining(url) },
    ])
    await expectRefusal(impostor.call(endpoints.getCustomEmojis, {}), 401)
  },

  async saveWebSettings({ url, newcomer }) {
    const page = await openPage(url)
    const data = { columns: [{ id: 'HOME', uuid: 'a', params: {} }] }

    await page.api.call(endpoints.saveWebSettings, { data })
    expect(await page.readState()).toMatchObject({ settings: data })
    // A token is not enough: only the page that the instance serves has settings there.
    const { api } = await newcomer()
    await expectRefusal(api.call(endpoints.saveWebSettings, { data }), 422)
  },
}

const traitsAt = (url: string) => ({
  domain: new URL(url).host,
  title: 'Colonnade',
  version: expect.stringMatching(/^4\.\d+\.\d+\+colonnade$/),
  streaming_url: url.replace('http', 'ws'),
  max_characters: 500,
  characters_reserved_per_url: 23,
  rules: expect.arrayContaining([{ id: '1', text: expect.any(String) }]),
})
