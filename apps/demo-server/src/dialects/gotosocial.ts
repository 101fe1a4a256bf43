import { allOf, type Habit } from './habit.ts'
import { ignores, ignoresHeader, lacks, wantsRealBooleans, wantsUserAgent } from './habits/calls.ts'
import { introduces } from './habits/introduces.ts'
import { emptiesSmallPages, repeatsNewer } from './habits/lists.ts'
import { saysStillBoosted } from './habits/statuses.ts'

const notFound = () => Response.json({ error: 'Not Found' }, { status: 404 })
const notAllowed = () => Response.json({ error: 'Method Not Allowed' }, { status: 405 })

/** GoToSocial 0.19 and the branch after it, as probed: no twin of 2019's calls, no idempotency. */
export const speakGotosocial = (): Habit =>
  allOf([
    wantsUserAgent,
    lacks(
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
      notFound,
    ),
    lacks(['DELETE /api/v1/notifications/destroy_multiple'], notAllowed),
    ignoresHeader('Idempotency-Key'),
    wantsRealBooleans(['notifications', 'reblogs', 'sensitive', 'forward']),
    ignores(['GET /api/v1/timelines/public'], ['only_media']),
    ignores(['GET /api/v1/timelines/tag/:tag'], ['any[]', 'all[]', 'none[]']),
    repeatsNewer(['GET /api/v1/timelines/home']),
    emptiesSmallPages(['GET /api/v1/timelines/public'], 40),
    saysStillBoosted,
    introduces({
      version: '0.19.2',
      sourceUrl: 'https://codeberg.org/superseriousbusiness/gotosocial',
      maxCharacters: 5000,
      maxMedia: 6,
      charactersPerUrl: 25,
      streaming: 'wss',
    }),
  ])
