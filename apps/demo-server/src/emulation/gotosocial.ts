import { combineQuirks, type Quirk } from './quirk.ts'
import { replaceInstanceInfo } from './quirks/instance-info.ts'
import { returnEmptySmallPages, repeatNewerItems } from './quirks/lists-and-pages.ts'
import {
  ignoreParameters,
  ignoreHeader,
  removeEndpoints,
  requireBooleans,
  requireUserAgent,
} from './quirks/requests.ts'
import { returnStaleBoost } from './quirks/statuses.ts'

const respondNotFound = () => Response.json({ error: 'Not Found' }, { status: 404 })
const respondNotAllowed = () => Response.json({ error: 'Method Not Allowed' }, { status: 405 })

/**
 * GoToSocial 0.19 and the branch after it, as probed. It has no fallbacks for the API methods of 2019 and no
 * idempotency.
 */
export const createGotosocialQuirk = (): Quirk =>
  combineQuirks([
    requireUserAgent,
    removeEndpoints(
      [
        'GET /api/v1/timelines/direct',
        'GET /api/v1/endorsements',
        'GET /api/v1/accounts/:id/endorsements',
        'POST /api/v1/accounts/:id/pin',
        'POST /api/v1/accounts/:id/unpin',
        'POST /api/v1/accounts/:id/endorse',
        'POST /api/v1/accounts/:id/unendorse',
        'PUT /api/web/settings',
        'POST /api/web/push_subscriptions',
        'PUT /api/web/push_subscriptions/:id',
        '* /api/v1/domain_blocks',
        'POST /api/v1/notifications/:id/dismiss',
        'GET /api/v2/notifications',
        'POST /api/v2/notifications/:key/dismiss',
        'GET /api/v1/accounts/familiar_followers',
        'GET /api/oembed',
      ],
      respondNotFound,
    ),
    removeEndpoints(['DELETE /api/v1/notifications/destroy_multiple'], respondNotAllowed),
    ignoreHeader('Idempotency-Key'),
    requireBooleans(['notifications', 'reblogs', 'sensitive', 'forward']),
    ignoreParameters(['GET /api/v1/timelines/public'], ['only_media']),
    ignoreParameters(['GET /api/v1/timelines/tag/:tag'], ['any[]', 'all[]', 'none[]']),
    repeatNewerItems(['GET /api/v1/timelines/home']),
    returnEmptySmallPages(['GET /api/v1/timelines/public'], 40),
    returnStaleBoost,
    replaceInstanceInfo({
      version: '0.19.2',
      sourceUrl: 'https://codeberg.org/superseriousbusiness/gotosocial',
      maxCharacters: 5000,
      maxMedia: 6,
      charactersPerUrl: 25,
      streaming: 'wss',
    }),
  ])
