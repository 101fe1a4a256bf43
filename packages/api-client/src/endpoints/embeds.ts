import { decodeEmbed } from '../decode/embed.ts'
import { accepts, endpoint } from '../endpoint.ts'

/** Code that shows a public status of this server elsewhere; 404 for every other address. @see https://docs.joinmastodon.org/methods/oembed/#get */
export const getEmbed = endpoint('GET', '/api/oembed', {
  accepts: accepts<{ url: string; maxwidth?: number }>(),
  returns: decodeEmbed,
  onError: 'silent',
  needs: 'embeds',
  namesEntity: true,
})
