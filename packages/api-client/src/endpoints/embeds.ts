import { decodeEmbed } from '../decode/embed.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'

/**
 * Fetches the embed code of a public status of this server; 404 for every other address. @see
 * https://docs.joinmastodon.org/methods/oembed/#get
 */
export const getEmbed = defineEndpoint('GET', '/api/oembed', {
  accepts: accepts<{ url: string; maxwidth?: number }>(),
  returns: decodeEmbed,
  onError: 'silent',
  needs: 'embeds',
  namesEntity: true,
})
