import { combineQuirks, type Quirk } from './quirk.ts'
import { replaceInstanceInfo } from './quirks/instance-info.ts'
import { applyOldListPolicies } from './quirks/lists-and-pages.ts'
import { returnEmptyObject, removeEndpoints } from './quirks/requests.ts'
import { omitStatusFields } from './quirks/statuses.ts'

const respondNotFound = () =>
  Response.json({ error: 'The page you were looking for doesn’t exist (404)' }, { status: 404 })

/** Mastodon 2.7 with glitch-soc's additions, according to its documentation of 2019. */
export const createMastodon2019Quirk = (): Quirk =>
  combineQuirks([
    removeEndpoints(
      [
        'GET /api/v2/instance',
        'GET /api/v1/preferences',
        '* /api/v1/markers',
        'POST /api/v2/media',
        'GET /api/v1/media/:id',
        '* /api/v2/filters',
        '* /api/v2/filters/:id',
        '* /api/v2/filters/:id/:parts',
        'GET /api/v2/notifications',
        'POST /api/v2/notifications/:key/dismiss',
        'PUT /api/v1/statuses/:id',
        'GET /api/v1/statuses/:id/source',
        'GET /api/v1/statuses/:id/history',
        'GET /api/v1/polls/:id',
        'POST /api/v1/polls/:id/votes',
        'POST /api/v1/accounts/:id/note',
        'POST /api/v1/accounts/:id/endorse',
        'POST /api/v1/accounts/:id/unendorse',
        'GET /api/v1/accounts/:id/endorsements',
        'GET /api/v1/accounts/familiar_followers',
      ],
      respondNotFound,
    ),
    returnEmptyObject([
      'POST /api/v1/follow_requests/:id/authorize',
      'POST /api/v1/follow_requests/:id/reject',
      'DELETE /api/v1/statuses/:id',
    ]),
    applyOldListPolicies,
    omitStatusFields(['poll', 'edited_at', 'filtered', 'quote', 'local_only']),
    replaceInstanceInfo({
      version: '2.7.1+glitch',
      maxCharacters: 500,
      maxMedia: 4,
      charactersPerUrl: 23,
      streaming: 'none',
    }),
  ])
