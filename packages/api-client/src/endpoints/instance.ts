import { decodeCustomEmoji } from '../decode/account.ts'
import { ignored, listOf } from '../decode/fields.ts'
import { decodeInstanceV1, decodeInstanceV2, decodePreferences } from '../decode/instance.ts'
import { accepts, endpoint } from '../endpoint.ts'

/** @see https://docs.joinmastodon.org/methods/instance/#v1 */
export const getInstanceV1 = endpoint('GET', '/api/v1/instance', {
  returns: decodeInstanceV1,
  onError: 'silent',
})

/** 4.0 and later. @see https://docs.joinmastodon.org/methods/instance/#v2 */
export const getInstanceV2 = endpoint('GET', '/api/v2/instance', {
  returns: decodeInstanceV2,
  onError: 'silent',
  needs: 'instanceV2',
})

/** @see https://docs.joinmastodon.org/methods/preferences/#get */
export const getPreferences = endpoint('GET', '/api/v1/preferences', {
  returns: decodePreferences,
  onError: 'silent',
  needs: 'preferences',
})

/** Public, not paged. @see https://docs.joinmastodon.org/methods/custom_emojis/#get */
export const getCustomEmojis = endpoint('GET', '/api/v1/custom_emojis', {
  returns: listOf(decodeCustomEmoji),
  onError: 'silent',
  needs: 'customEmojis',
})

/** Only on the page's own server, with its cookie and CSRF token; elsewhere settings stay local (specification section 7). */
export const saveWebSettings = endpoint('PUT', '/api/web/settings', {
  accepts: accepts<{ data: object }>(),
  returns: ignored,
  onError: 'silent',
  showsLoading: false,
  needs: 'webSettings',
})
