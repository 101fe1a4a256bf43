import { allOf, type Habit } from './habit.ts'
import { ignores, lacks, readsJsonOnly } from './habits/calls.ts'
import { introduces } from './habits/introduces.ts'
import { linksForwardOnly, pagesBy } from './habits/lists.ts'
import { namesNotificationsByPath, refusesToFollowAgain } from './habits/people.ts'
import { leavesOut, wantsDescription } from './habits/statuses.ts'

const notFound = () => Response.json({ error: 'Not Found' }, { status: 404 })

/** Hollo 0.6 as probed: reads JSON only, pages by times, tells nothing live. */
export const speakHollo = (): Habit =>
  allOf([
    lacks(
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
      notFound,
    ),
    readsJsonOnly,
    wantsDescription,
    refusesToFollowAgain,
    namesNotificationsByPath,
    pagesBy(['GET /api/v1/notifications'], 'older_than'),
    pagesBy(['GET /api/v1/favourites', 'GET /api/v1/bookmarks'], 'before'),
    ignores(['GET /api/v1/timelines/home'], ['since_id']),
    ignores(['GET /api/v1/timelines/public'], ['only_media']),
    ignores(['GET /api/v1/timelines/tag/:tag'], ['any[]', 'all[]', 'none[]']),
    linksForwardOnly,
    leavesOut(['in_reply_to_account_id', 'edited_at', 'filtered']),
    introduces({
      version: '0.6.20',
      sourceUrl: 'https://github.com/fedify-dev/hollo',
      maxCharacters: 10_000,
      maxMedia: 8,
      charactersPerUrl: 256,
      streaming: 'unsaid',
    }),
  ])
