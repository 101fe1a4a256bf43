import { combineQuirks, type Quirk } from './quirk.ts'
import { omitBlockedBy, returnFirstRelationship } from './quirks/accounts.ts'
import { replaceInstanceInfo } from './quirks/instance-info.ts'
import { returnEmptyLists, removeLinks } from './quirks/lists-and-pages.ts'
import {
  hideErrorDetails,
  ignoreParameters,
  ignoreHeader,
  removeEndpoints,
} from './quirks/requests.ts'
import { addEmptyFiltered, omitMediaDetails, keepDeletedReadable } from './quirks/statuses.ts'

const respondNotFound = () => new Response('', { status: 404 })
const respondUnprocessable = () => new Response('', { status: 422 })

/** snac 2.94 as probed. It omits many fields, and its errors have no details. */
export const createSnacQuirk = (): Quirk =>
  combineQuirks([
    hideErrorDetails,
    removeEndpoints(
      [
        'GET /api/v2/instance',
        'GET /api/v1/timelines/direct',
        'GET /api/v1/endorsements',
        'GET /api/v1/accounts/:id/endorsements',
        'POST /api/v1/accounts/:id/pin',
        'POST /api/v1/accounts/:id/unpin',
        'POST /api/v1/accounts/:id/endorse',
        'POST /api/v1/accounts/:id/unendorse',
        'POST /api/v1/accounts/:id/note',
        'POST /api/v1/accounts/:id/mute',
        'POST /api/v1/accounts/:id/unmute',
        'POST /api/v1/statuses/:id/mute',
        'POST /api/v1/statuses/:id/unmute',
        'GET /api/v1/statuses/:id/history',
        'GET /api/v1/media/:id',
        'PUT /api/v1/lists/:id',
        'PUT /api/web/settings',
        'POST /api/web/push_subscriptions',
        'PUT /api/web/push_subscriptions/:id',
        'GET /api/v1/push/subscription',
        'PUT /api/v1/push/subscription',
        'GET /api/v1/domain_blocks',
        'DELETE /api/v1/domain_blocks',
        'DELETE /api/v1/notifications/destroy_multiple',
        'GET /api/v2/notifications',
        'POST /api/v2/notifications/:key/dismiss',
        'GET /api/oembed',
      ],
      respondNotFound,
    ),
    removeEndpoints(
      [
        'POST /api/v1/domain_blocks',
        'POST /api/v1/filters',
        'POST /api/v2/filters',
        'POST /api/v1/notifications/:id/dismiss',
        'POST /api/v1/reports',
      ],
      respondUnprocessable,
    ),
    keepDeletedReadable(),
    ignoreHeader('Idempotency-Key'),
    ignoreParameters(['GET /api/v1/timelines/public'], ['only_media']),
    ignoreParameters(['GET /api/v1/timelines/tag/:tag'], ['any[]', 'all[]', 'none[]']),
    ignoreParameters(
      ['GET /api/v1/accounts/:id/statuses'],
      ['exclude_replies', 'only_media', 'pinned'],
    ),
    returnEmptyLists([
      'GET /api/v1/mutes',
      'GET /api/v1/blocks',
      'GET /api/v1/favourites',
      'GET /api/v1/timelines/list/:id',
      'GET /api/v1/filters',
      'GET /api/v2/filters',
    ]),
    removeLinks([
      'GET /api/v1/timelines/public',
      'GET /api/v1/timelines/tag/:tag',
      'GET /api/v1/accounts/:id/statuses',
      'GET /api/v1/accounts/:id/followers',
      'GET /api/v1/notifications',
      'GET /api/v1/bookmarks',
    ]),
    returnFirstRelationship,
    omitBlockedBy,
    omitMediaDetails,
    addEmptyFiltered,
    replaceInstanceInfo({
      version: '4.0.0 (not true; really snac/2.94)',
      sourceUrl: 'https://comam.es/what-is-snac',
      maxCharacters: 100_000,
      maxMedia: 4,
      charactersPerUrl: 32,
      streaming: 'wss',
    }),
  ])
