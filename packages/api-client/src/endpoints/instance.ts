import { decodeCustomEmoji } from '../decode/account.ts'
import { ignoreBody, createListDecoder } from '../decode/fields.ts'
import { decodeInstanceV1, decodeInstanceV2, decodePreferences } from '../decode/instance.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'

/** @see https://docs.joinmastodon.org/methods/instance/#v1 */
export const getInstanceV1 = defineEndpoint('GET', '/api/v1/instance', {
  returns: decodeInstanceV1,
  onError: 'silent',
})

/** 4.0 and later. @see https://docs.joinmastodon.org/methods/instance/#v2 */
export const getInstanceV2 = defineEndpoint('GET', '/api/v2/instance', {
  returns: decodeInstanceV2,
  onError: 'silent',
  needs: 'instanceV2',
})

/** @see https://docs.joinmastodon.org/methods/preferences/#get */
export const getPreferences = defineEndpoint('GET', '/api/v1/preferences', {
  returns: decodePreferences,
  onError: 'silent',
  needs: 'preferences',
})

/** Public and without paging. @see https://docs.joinmastodon.org/methods/custom_emojis/#get */
export const getCustomEmojis = defineEndpoint('GET', '/api/v1/custom_emojis', {
  returns: createListDecoder(decodeCustomEmoji),
  onError: 'silent',
  needs: 'customEmojis',
})

/**
 * Only for a page that the server itself serves, with its cookie and CSRF token; elsewhere settings stay local
 * (specification section 7).
 */
export const saveWebSettings = defineEndpoint('PUT', '/api/web/settings', {
  accepts: accepts<{ data: object }>(),
  returns: ignoreBody,
  onError: 'silent',
  showsLoading: false,
  needs: 'webSettings',
})
