import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { instanceHandlers } from '../../handlers/instance.ts'
import { openPage } from './contract-fixture.ts'
import { type ContractOf, expectRefusal } from './contract.ts'

export const instanceContract: ContractOf<typeof instanceHandlers> = {
  async getInstanceV1({ guest, invalidClient, url }) {
    expect(await guest.request(endpoints.getInstanceV1, {})).toMatchObject(createClientTraits(url))
    await expectRefusal(invalidClient.request(endpoints.getInstanceV1, {}), 401)
  },

  async getInstanceV2({ guest, invalidClient, url }) {
    expect(await guest.request(endpoints.getInstanceV2, {})).toMatchObject(createClientTraits(url))
    await expectRefusal(invalidClient.request(endpoints.getInstanceV2, {}), 401)
  },

  async getPreferences({ createUser, guest }) {
    const { api } = await createUser()

    expect(await api.request(endpoints.getPreferences, {})).toMatchObject({
      'posting:default:visibility': 'public',
      'posting:default:sensitive': false,
      'reading:expand:media': 'default',
    })
    await expectRefusal(guest.request(endpoints.getPreferences, {}), 401)
  },

  async getCustomEmojis({ guest, invalidClient, url }) {
    expect(await guest.request(endpoints.getCustomEmojis, {})).toMatchObject([
      { shortcode: 'tide', category: 'Sea', url: expect.stringContaining(url) },
    ])
    await expectRefusal(invalidClient.request(endpoints.getCustomEmojis, {}), 401)
  },

  async saveWebSettings({ url, createUser }) {
    const page = await openPage(url)
    const data = { columns: [{ id: 'HOME', uuid: 'a', params: {} }] }

    await page.api.request(endpoints.saveWebSettings, { data })
    expect(await page.readState()).toMatchObject({ settings: data })
    // A token is not enough: only the page that the server delivers can save settings.
    const { api } = await createUser()
    await expectRefusal(api.request(endpoints.saveWebSettings, { data }), 422)
  },
}

const createClientTraits = (url: string) => ({
  domain: new URL(url).host,
  title: 'Colonnade',
  version: expect.stringMatching(/^4\.\d+\.\d+\+colonnade$/),
  streaming_url: url.replace('http', 'ws'),
  max_characters: 500,
  characters_reserved_per_url: 23,
  rules: expect.arrayContaining([{ id: '1', text: expect.any(String) }]),
})
