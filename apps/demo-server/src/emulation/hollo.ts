import { combineQuirks, type Quirk } from './quirk.ts'
import { replaceNotificationIds, refuseSecondFollow } from './quirks/accounts.ts'
import { replaceInstanceInfo } from './quirks/instance-info.ts'
import { removePrevLinks, renamePageParameter } from './quirks/lists-and-pages.ts'
import { ignoreParameters, removeEndpoints, requireJson } from './quirks/requests.ts'
import { omitStatusFields, requireDescription } from './quirks/statuses.ts'

const respondNotFound = () => Response.json({ error: 'Not Found' }, { status: 404 })

/** Hollo 0.6 as probed. It reads only JSON, pages by times and has no streaming. */
export const createHolloQuirk = (): Quirk =>
  combineQuirks([
    removeEndpoints(
      [
        'GET /api/v1/timelines/direct',
        'GET /api/v1/conversations',
        'GET /api/v1/endorsements',
        'GET /api/v1/accounts/:id/endorsements',
        'POST /api/v1/accounts/:id/pin',
        'POST /api/v1/accounts/:id/unpin',
        'POST /api/v1/accounts/:id/endorse',
        'POST /api/v1/accounts/:id/unendorse',
        'POST /api/v1/accounts/:id/note',
        'POST /api/v1/statuses/:id/mute',
        'POST /api/v1/statuses/:id/unmute',
        'GET /api/v1/statuses/:id/history',
        'PUT /api/web/settings',
        'POST /api/web/push_subscriptions',
        'PUT /api/web/push_subscriptions/:id',
        '* /api/v1/push/subscription',
        '* /api/v1/domain_blocks',
        '* /api/v1/filters',
        '* /api/v2/filters',
        '* /api/v2/filters/:id/:parts',
        'DELETE /api/v1/notifications/destroy_multiple',
        'POST /api/v1/notifications/clear',
        'POST /api/v1/notifications/:id/dismiss',
        'GET /api/v2/notifications',
        'POST /api/v2/notifications/:key/dismiss',
        'GET /api/oembed',
      ],
      respondNotFound,
    ),
    requireJson,
    requireDescription,
    refuseSecondFollow,
    replaceNotificationIds,
    renamePageParameter(['GET /api/v1/notifications'], 'older_than'),
    renamePageParameter(['GET /api/v1/favourites', 'GET /api/v1/bookmarks'], 'before'),
    ignoreParameters(['GET /api/v1/timelines/home'], ['since_id']),
    ignoreParameters(['GET /api/v1/timelines/public'], ['only_media']),
    ignoreParameters(['GET /api/v1/timelines/tag/:tag'], ['any[]', 'all[]', 'none[]']),
    removePrevLinks,
    omitStatusFields(['in_reply_to_account_id', 'edited_at', 'filtered']),
    replaceInstanceInfo({
      version: '0.6.20',
      sourceUrl: 'https://github.com/fedify-dev/hollo',
      maxCharacters: 10_000,
      maxMedia: 8,
      charactersPerUrl: 256,
      streaming: 'none',
    }),
  ])
