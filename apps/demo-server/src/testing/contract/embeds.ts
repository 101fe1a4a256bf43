import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { embedHandlers } from '../../handlers/embeds.ts'
import { type ContractOf, expectRefusal } from './contract.ts'

const { getEmbed } = endpoints

export const embedContract: ContractOf<typeof embedHandlers> = {
  async getEmbed({ newcomer, guest, say, url }) {
    const { acct, api } = await newcomer()
    const id = await say(acct, 'Look <here>')
    const hidden = await say(acct, 'For followers', { visibility: 'private' })
    const embed = await guest.call(getEmbed, { url: `${url}/@${acct}/${id}` })
    const framed = await fetch(/src="([^"]+)"/.exec(embed.html)?.[1] ?? '')

    expect(embed).toMatchObject({ width: 400, height: null })
    expect(await framed.text()).toContain('<p>Look &lt;here&gt;</p>')
    // What the author may see is not what everybody may.
    await expectRefusal(api.call(getEmbed, { url: `${url}/@${acct}/${hidden}` }), 404)
    await expectRefusal(guest.call(getEmbed, { url: 'https://b.example/@ada/5' }), 404)
  },
}
