import { isRecord } from '../http/input.ts'
import { ApiFailure, json } from '../http/reply.ts'
import { serializeEmoji } from '../serialize/account.ts'
import { instanceV1, instanceV2 } from '../serialize/instance.ts'
import { customEmojis } from '../store/custom-emojis.ts'
import { preferencesOf, saveWebSettings } from '../store/preferences.ts'
import { type HandlersFor, requireAccount } from './call.ts'
import { accountOr404 } from './people-reply.ts'
import { requireWebSession } from './require-web-session.ts'

type Names =
  | 'getInstanceV1'
  | 'getInstanceV2'
  | 'getPreferences'
  | 'getCustomEmojis'
  | 'saveWebSettings'

export const instanceHandlers: HandlersFor<Names> = {
  async getInstanceV1(call) {
    return json(await instanceV1(call.services.store, call.settings, call.origin))
  },

  async getInstanceV2(call) {
    return json(await instanceV2(call.services.store, call.settings, call.origin))
  },

  async getPreferences(call) {
    const { me } = requireAccount(call)
    const row = await accountOr404(call, me)
    const preferences = preferencesOf(row)
    return json({
      'posting:default:visibility': row.default_privacy,
      'posting:default:sensitive': row.default_sensitive,
      'posting:default:language': preferences.language,
      'reading:expand:media': preferences.display_media,
      'reading:expand:spoilers': preferences.expand_spoilers,
      'reading:autoplay:gifs': preferences.auto_play_gif,
    })
  },

  async getCustomEmojis(call) {
    const emojis = await customEmojis(call.services.store)
    return json([...emojis.values()].map((row) => serializeEmoji(row, call.origin)))
  },

  async saveWebSettings(call) {
    const { accountId } = await requireWebSession(call)
    const { data } = call.input
    if (!isRecord(data)) throw new ApiFailure(422, 'Validation failed: Data is invalid')
    await saveWebSettings(call.services.store, accountId, data)
    return json({})
  },
}
