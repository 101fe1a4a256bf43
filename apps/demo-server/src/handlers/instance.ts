import { isRecord } from '../http/input.ts'
import { ApiFailure, createJsonResponse } from '../http/response.ts'
import { serializeEmoji } from '../serialize/account.ts'
import { serializeInstanceV1, serializeInstanceV2 } from '../serialize/instance.ts'
import { loadCustomEmojis } from '../store/custom-emojis.ts'
import { resolvePreferences, saveWebSettings } from '../store/preferences.ts'
import { requireExistingAccount } from './account-responses.ts'
import { type HandlersFor, requireAccount } from './handler.ts'
import { requireWebSession } from './require-web-session.ts'

type Names =
  | 'getInstanceV1'
  | 'getInstanceV2'
  | 'getPreferences'
  | 'getCustomEmojis'
  | 'saveWebSettings'

export const instanceHandlers: HandlersFor<Names> = {
  async getInstanceV1(call) {
    return createJsonResponse(
      await serializeInstanceV1(call.services.store, call.settings, call.origin),
    )
  },

  async getInstanceV2(call) {
    return createJsonResponse(
      await serializeInstanceV2(call.services.store, call.settings, call.origin),
    )
  },

  async getPreferences(call) {
    const { me } = requireAccount(call)
    const row = await requireExistingAccount(call, me)
    const preferences = resolvePreferences(row)
    return createJsonResponse({
      'posting:default:visibility': row.default_privacy,
      'posting:default:sensitive': row.default_sensitive,
      'posting:default:language': preferences.language,
      'reading:expand:media': preferences.display_media,
      'reading:expand:spoilers': preferences.expand_spoilers,
      'reading:autoplay:gifs': preferences.auto_play_gif,
    })
  },

  async getCustomEmojis(call) {
    const emojis = await loadCustomEmojis(call.services.store)
    return createJsonResponse([...emojis.values()].map((row) => serializeEmoji(row, call.origin)))
  },

  async saveWebSettings(call) {
    const { accountId } = await requireWebSession(call)
    const { data } = call.input
    if (!isRecord(data)) throw new ApiFailure(422, 'Validation failed: Data is invalid')
    await saveWebSettings(call.services.store, accountId, data)
    return createJsonResponse({})
  },
}
