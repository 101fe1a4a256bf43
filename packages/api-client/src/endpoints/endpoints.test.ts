import { expect, test } from 'vitest'
import { createApiClient } from '../client.ts'
import type { Endpoint } from '../endpoint.ts'
import { toOutgoing } from '../http/outgoing.ts'
import { endpoints } from './index.ts'

const {
  getAccount,
  followAccount,
  unfollowAccount,
  blockAccount,
  unblockAccount,
  muteAccount,
  unmuteAccount,
  pinAccount,
  unpinAccount,
  getMutes,
  getBlocks,
  getFollowRequests,
  authorizeFollowRequest,
  rejectFollowRequest,
  getEndorsements,
  getDomainBlocks,
  blockDomain,
  unblockDomain,
  createReport,
  getFollowers,
  getFollowing,
  getRelationships,
  getAccountLists,
  getAccountStatuses,
  searchAccounts,
  createStatus,
  getStatus,
  getStatusContext,
  deleteStatus,
  getRebloggedBy,
  getFavouritedBy,
  getLists,
  getList,
  createList,
  updateList,
  deleteList,
  getListAccounts,
  addListAccounts,
  removeListAccounts,
  getHomeTimeline,
  getDirectTimeline,
  getPublicTimeline,
  getListTimeline,
  getTagTimeline,
  getNotifications,
  clearNotifications,
  dismissNotifications,
  getFiltersV1,
  searchV2,
  saveWebSettings,
  getCustomEmojis,
  createWebPushSubscription,
  updateWebPushSubscription,
} = endpoints

const ORIGIN = 'https://a.example'

/** Method, path and query with the row of the specification; then what is called, with what, and the body that goes out. */
type Row = readonly [asks: string, endpoint: Endpoint, input: object, body?: unknown]

const post = {
  status: 'Hi',
  in_reply_to_id: '4',
  media_ids: ['1'],
  sensitive: true,
  spoiler_text: 'cw',
  visibility: 'unlisted',
} as const

const push = {
  subscription: { endpoint: 'https://push.example/a', keys: { p256dh: 'P', auth: 'A' } },
  data: { alerts: { mention: true } },
}

const calls: readonly Row[] = [
  ['GET /api/v1/accounts/5 [API-13]', getAccount, { id: '5' }],
  ['POST /api/v1/accounts/5/follow [API-14]', followAccount, { id: '5' }, { reblogs: true }],
  [
    'POST /api/v1/accounts/5/follow [API-14]',
    followAccount,
    { id: '5', reblogs: false },
    { reblogs: false },
  ],
  ['POST /api/v1/accounts/5/unfollow [API-15]', unfollowAccount, { id: '5' }],
  ['POST /api/v1/accounts/5/block [API-16]', blockAccount, { id: '5' }],
  ['POST /api/v1/accounts/5/unblock [API-17]', unblockAccount, { id: '5' }],
  ['POST /api/v1/accounts/5/mute [API-18]', muteAccount, { id: '5' }, { notifications: true }],
  [
    'POST /api/v1/accounts/5/mute [API-18]',
    muteAccount,
    { id: '5', notifications: false },
    { notifications: false },
  ],
  ['POST /api/v1/accounts/5/unmute [API-19]', unmuteAccount, { id: '5' }],
  ['POST /api/v1/accounts/5/pin [API-20]', pinAccount, { id: '5' }],
  ['POST /api/v1/accounts/5/unpin [API-20]', unpinAccount, { id: '5' }],
  ['GET /api/v1/follow_requests [API-25]', getFollowRequests, {}],
  ['POST /api/v1/follow_requests/5/authorize [API-26]', authorizeFollowRequest, { id: '5' }],
  ['POST /api/v1/follow_requests/5/reject [API-26]', rejectFollowRequest, { id: '5' }],
  ['GET /api/v1/endorsements?limit=0 [API-27]', getEndorsements, {}],
  ['GET /api/v1/mutes [API-51]', getMutes, {}],
  ['GET /api/v1/blocks [API-51]', getBlocks, {}],
  [
    'POST /api/v1/reports [API-53]',
    createReport,
    { account_id: '5', status_ids: ['7'], comment: 'Rude', forward: true },
    { account_id: '5', status_ids: ['7'], comment: 'Rude', forward: true },
  ],
  [
    'POST /api/v1/domain_blocks [API-57]',
    blockDomain,
    { domain: 'a.example' },
    { domain: 'a.example' },
  ],
  [
    'DELETE /api/v1/domain_blocks?domain=a.example [API-58]',
    unblockDomain,
    { domain: 'a.example' },
  ],
  ['GET /api/v1/domain_blocks [API-59]', getDomainBlocks, {}],
  ['GET /api/v1/accounts/5/followers [API-21]', getFollowers, { id: '5' }],
  ['GET /api/v1/accounts/5/following [API-21]', getFollowing, { id: '5' }],
  [
    'GET /api/v1/accounts/relationships?id[]=1&id[]=2 [API-22]',
    getRelationships,
    { id: ['1', '2'] },
  ],
  ['GET /api/v1/accounts/5/lists [API-23]', getAccountLists, { id: '5' }],
  [
    'GET /api/v1/accounts/5/statuses?exclude_replies=true&pinned=false&only_media=true&max_id=9 [API-24]',
    getAccountStatuses,
    { id: '5', exclude_replies: true, pinned: false, only_media: true, max_id: '9' },
  ],
  [
    'GET /api/v1/accounts/search?q=al&resolve=false&limit=4',
    searchAccounts,
    { q: 'al', resolve: false, limit: 4 },
  ],
  [
    'GET /api/v1/accounts/search?q=al&limit=4&following=true',
    searchAccounts,
    { q: 'al', limit: 4, following: true },
  ],
  [
    'GET /api/v1/accounts/search?q=al&resolve=false&limit=4&following=true',
    searchAccounts,
    { q: 'al', resolve: false, limit: 4, following: true },
  ],
  ['POST /api/v1/statuses [API-29]', createStatus, post, post],
  ['GET /api/v1/statuses/7 [API-30]', getStatus, { id: '7' }],
  ['GET /api/v1/statuses/7/context [API-31]', getStatusContext, { id: '7' }],
  ['DELETE /api/v1/statuses/7 [API-32]', deleteStatus, { id: '7' }],
  ['GET /api/v1/statuses/7/reblogged_by [API-34]', getRebloggedBy, { id: '7' }],
  ['GET /api/v1/statuses/7/favourited_by [API-34]', getFavouritedBy, { id: '7' }],
  ['GET /api/v1/lists [API-37]', getLists, {}],
  ['GET /api/v1/lists/3 [API-37]', getList, { id: '3' }],
  ['POST /api/v1/lists [API-38]', createList, { title: 'Tea' }, { title: 'Tea' }],
  [
    'PUT /api/v1/lists/3 [API-39]',
    updateList,
    { id: '3', replies_policy: 'none' },
    { replies_policy: 'none' },
  ],
  ['PUT /api/v1/lists/3 [API-39]', updateList, { id: '3', title: 'Ink' }, { title: 'Ink' }],
  ['DELETE /api/v1/lists/3 [API-40]', deleteList, { id: '3' }],
  ['GET /api/v1/lists/3/accounts?limit=0 [API-41]', getListAccounts, { id: '3', limit: 0 }],
  [
    'POST /api/v1/lists/3/accounts [API-42]',
    addListAccounts,
    { id: '3', account_ids: ['9'] },
    { account_ids: ['9'] },
  ],
  [
    'DELETE /api/v1/lists/3/accounts [API-43]',
    removeListAccounts,
    { id: '3', account_ids: ['9'] },
    { account_ids: ['9'] },
  ],
  [
    'GET /api/v1/timelines/home?max_id=9&since_id=1 [API-44]',
    getHomeTimeline,
    { max_id: '9', since_id: '1' },
  ],
  [
    'GET /api/v1/timelines/direct?max_id=9&since_id=1 [API-44]',
    getDirectTimeline,
    { max_id: '9', since_id: '1' },
  ],
  [
    'GET /api/v1/timelines/public?local=true&only_media=true [API-45]',
    getPublicTimeline,
    { local: true, only_media: true },
  ],
  ['GET /api/v1/timelines/public?max_id=9 [API-45]', getPublicTimeline, { max_id: '9' }],
  ['GET /api/v1/timelines/list/3?max_id=9 [API-46]', getListTimeline, { id: '3', max_id: '9' }],
  [
    'GET /api/v1/timelines/tag/%C3%A9t%C3%A9?any[]=a [API-47]',
    getTagTimeline,
    { tag: 'été', any: ['a'] },
  ],
  [
    'GET /api/v1/timelines/tag/tea?all[]=a&all[]=b&none[]=c&max_id=9 [API-47]',
    getTagTimeline,
    { tag: 'tea', all: ['a', 'b'], none: ['c'], max_id: '9' },
  ],
  [
    'GET /api/v1/notifications?max_id=9&since_id=1&exclude_types[]=follow&exclude_types[]=reblog [API-48]',
    getNotifications,
    { max_id: '9', since_id: '1', exclude_types: ['follow', 'reblog'] },
  ],
  ['POST /api/v1/notifications/clear [API-49]', clearNotifications, {}],
  [
    'DELETE /api/v1/notifications/destroy_multiple?ids[]=1&ids[]=2 [API-50]',
    dismissNotifications,
    { ids: ['1', '2'] },
  ],
  ['GET /api/v2/search?q=foo&resolve=true [API-52]', searchV2, { q: 'foo', resolve: true }],
  ['PUT /api/web/settings', saveWebSettings, { data: { a: 1 } }, { data: { a: 1 } }],
  ['GET /api/v1/filters [API-55]', getFiltersV1, {}],
  ['GET /api/v1/custom_emojis', getCustomEmojis, {}],
  ['POST /api/web/push_subscriptions [API-60]', createWebPushSubscription, push, push],
  [
    'PUT /api/web/push_subscriptions/7 [API-61]',
    updateWebPushSubscription,
    { id: '7', data: push.data },
    { data: push.data },
  ],
]

const rows = calls.map(([asks, called, input, body = null]) => ({ asks, called, input, body }))

test.each(rows)('$asks', ({ asks, called, input, body }) => {
  const sent = toOutgoing(ORIGIN, called, input)

  expect(`${sent.method} ${sent.url}`).toBe(
    asks.replace(/ \[API-\d+\]$/, '').replace(' ', ` ${ORIGIN}`),
  )
  expect(typeof sent.body === 'string' ? JSON.parse(sent.body) : sent.body).toEqual(body)
})

test.each([
  'reblog',
  'unreblog',
  'favourite',
  'unfavourite',
  'bookmark',
  'unbookmark',
  'pin',
  'unpin',
  'mute',
  'unmute',
] as const)('to %s a status takes no payload [API-33]', (act) => {
  const sent = toOutgoing(ORIGIN, endpoints[`${act}Status`], { id: '7' })

  expect(sent).toMatchObject({
    method: 'POST',
    url: `${ORIGIN}/api/v1/statuses/7/${act}`,
    body: null,
  })
})

test('a post carries the key of its draft [API-29]', async () => {
  const requests: Request[] = []
  const fetch = (request: Request) => {
    requests.push(request)
    return Promise.resolve(Response.json({ id: '1', account: { id: '2', acct: 'ada' } }))
  }

  await createApiClient({ baseUrl: ORIGIN, fetch }).call(createStatus, post, {
    idempotencyKey: 'draft-1',
  })

  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('draft-1')
  expect(await requests[0]?.json()).toEqual(post)
})

test('a context is read as two lists [API-31]', () => {
  const status = { id: '1', account: { id: '2', acct: 'ada' } }

  const context = getStatusContext.decode({ ancestors: [status], descendants: [status, status] })

  expect([context.ancestors.length, context.descendants.length]).toEqual([1, 2])
})

test('no two endpoints answer to the same method and path', () => {
  const routes = Object.values(endpoints).map(
    ({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`,
  )

  expect(new Set(routes).size).toBe(routes.length)
})
