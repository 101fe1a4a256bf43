import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { embedHandlers } from '../../handlers/embeds.ts'
import { type ContractOf, expectRefusal } from './contract.ts'

const { getEmbed } = endpoints

export const embedContract: ContractOf<typeof embedHandlers> = {
  async getEmbed({ createUser, guest, post, url }) {
    const { acct, api } = await createUser()
    const id = await post(acct, 'Look <here>')
    const hidden = await post(acct, 'For followers', { visibility: 'private' })
    const embed = await guest.request(getEmbed, { url: `${url}/@${acct}/${id}` })
    const framed = await fetch(/src="([^"]+)"/.exec(embed.html)?.[1] ?? '')

    expect(embed).toMatchObject({ width: 400, height: null })
    expect(await framed.text()).toContain('<p>Look &lt;here&gt;</p>')
    // The author may see this post, but guests may not.
    await expectRefusal(api.request(getEmbed, { url: `${url}/@${acct}/${hidden}` }), 404)
    await expectRefusal(guest.request(getEmbed, { url: 'https://b.example/@ada/5' }), 404)
  },
}
