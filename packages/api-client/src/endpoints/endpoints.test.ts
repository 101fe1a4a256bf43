import { expect, test } from 'vitest'
import { createApiClient } from '../client.ts'
import type { Endpoint } from '../endpoint.ts'
import { buildRequest } from '../http/build-request.ts'
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

/** Method, path and query as in the specification; then the endpoint, its input and the expected body. */
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
  ['GET /api/v1/accounts/5', getAccount, { id: '5' }],
  ['POST /api/v1/accounts/5/follow', followAccount, { id: '5' }, { reblogs: true }],
  [
    'POST /api/v1/accounts/5/follow',
    followAccount,
    { id: '5', reblogs: false },
    { reblogs: false },
  ],
  ['POST /api/v1/accounts/5/unfollow', unfollowAccount, { id: '5' }],
  ['POST /api/v1/accounts/5/block', blockAccount, { id: '5' }],
  ['POST /api/v1/accounts/5/unblock', unblockAccount, { id: '5' }],
  ['POST /api/v1/accounts/5/mute', muteAccount, { id: '5' }, { notifications: true }],
  [
    'POST /api/v1/accounts/5/mute',
    muteAccount,
    { id: '5', notifications: false },
    { notifications: false },
  ],
  ['POST /api/v1/accounts/5/unmute', unmuteAccount, { id: '5' }],
  ['POST /api/v1/accounts/5/pin', pinAccount, { id: '5' }],
  ['POST /api/v1/accounts/5/unpin', unpinAccount, { id: '5' }],
  ['GET /api/v1/follow_requests', getFollowRequests, {}],
  ['POST /api/v1/follow_requests/5/authorize', authorizeFollowRequest, { id: '5' }],
  ['POST /api/v1/follow_requests/5/reject', rejectFollowRequest, { id: '5' }],
  ['GET /api/v1/endorsements?limit=0', getEndorsements, {}],
  ['GET /api/v1/mutes', getMutes, {}],
  ['GET /api/v1/blocks', getBlocks, {}],
  [
    'POST /api/v1/reports',
    createReport,
    { account_id: '5', status_ids: ['7'], comment: 'Rude', forward: true },
    { account_id: '5', status_ids: ['7'], comment: 'Rude', forward: true },
  ],
  ['POST /api/v1/domain_blocks', blockDomain, { domain: 'a.example' }, { domain: 'a.example' }],
  ['DELETE /api/v1/domain_blocks?domain=a.example', unblockDomain, { domain: 'a.example' }],
  ['GET /api/v1/domain_blocks', getDomainBlocks, {}],
  ['GET /api/v1/accounts/5/followers', getFollowers, { id: '5' }],
  ['GET /api/v1/accounts/5/following', getFollowing, { id: '5' }],
  ['GET /api/v1/accounts/relationships?id[]=1&id[]=2', getRelationships, { id: ['1', '2'] }],
  ['GET /api/v1/accounts/5/lists', getAccountLists, { id: '5' }],
  [
    'GET /api/v1/accounts/5/statuses?exclude_replies=true&pinned=false&only_media=true&max_id=9',
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
  ['POST /api/v1/statuses', createStatus, post, post],
  ['GET /api/v1/statuses/7', getStatus, { id: '7' }],
  ['GET /api/v1/statuses/7/context', getStatusContext, { id: '7' }],
  ['DELETE /api/v1/statuses/7', deleteStatus, { id: '7' }],
  ['GET /api/v1/statuses/7/reblogged_by', getRebloggedBy, { id: '7' }],
  ['GET /api/v1/statuses/7/favourited_by', getFavouritedBy, { id: '7' }],
  ['GET /api/v1/lists', getLists, {}],
  ['GET /api/v1/lists/3', getList, { id: '3' }],
  ['POST /api/v1/lists', createList, { title: 'Tea' }, { title: 'Tea' }],
  [
    'PUT /api/v1/lists/3',
    updateList,
    { id: '3', replies_policy: 'none' },
    { replies_policy: 'none' },
  ],
  ['PUT /api/v1/lists/3', updateList, { id: '3', title: 'Ink' }, { title: 'Ink' }],
  ['DELETE /api/v1/lists/3', deleteList, { id: '3' }],
  ['GET /api/v1/lists/3/accounts?limit=0', getListAccounts, { id: '3', limit: 0 }],
  [
    'POST /api/v1/lists/3/accounts',
    addListAccounts,
    { id: '3', account_ids: ['9'] },
    { account_ids: ['9'] },
  ],
  [
    'DELETE /api/v1/lists/3/accounts',
    removeListAccounts,
    { id: '3', account_ids: ['9'] },
    { account_ids: ['9'] },
  ],
  [
    'GET /api/v1/timelines/home?max_id=9&since_id=1',
    getHomeTimeline,
    { max_id: '9', since_id: '1' },
  ],
  [
    'GET /api/v1/timelines/direct?max_id=9&since_id=1',
    getDirectTimeline,
    { max_id: '9', since_id: '1' },
  ],
  [
    'GET /api/v1/timelines/public?local=true&only_media=true',
    getPublicTimeline,
    { local: true, only_media: true },
  ],
  ['GET /api/v1/timelines/public?max_id=9', getPublicTimeline, { max_id: '9' }],
  ['GET /api/v1/timelines/list/3?max_id=9', getListTimeline, { id: '3', max_id: '9' }],
  ['GET /api/v1/timelines/tag/%C3%A9t%C3%A9?any[]=a', getTagTimeline, { tag: 'été', any: ['a'] }],
  [
    'GET /api/v1/timelines/tag/tea?all[]=a&all[]=b&none[]=c&max_id=9',
    getTagTimeline,
    { tag: 'tea', all: ['a', 'b'], none: ['c'], max_id: '9' },
  ],
  [
    'GET /api/v1/notifications?max_id=9&since_id=1&exclude_types[]=follow&exclude_types[]=reblog',
    getNotifications,
    { max_id: '9', since_id: '1', exclude_types: ['follow', 'reblog'] },
  ],
  ['POST /api/v1/notifications/clear', clearNotifications, {}],
  [
    'DELETE /api/v1/notifications/destroy_multiple?ids[]=1&ids[]=2',
    dismissNotifications,
    { ids: ['1', '2'] },
  ],
  ['GET /api/v2/search?q=foo&resolve=true', searchV2, { q: 'foo', resolve: true }],
  ['PUT /api/web/settings', saveWebSettings, { data: { a: 1 } }, { data: { a: 1 } }],
  ['GET /api/v1/filters', getFiltersV1, {}],
  ['GET /api/v1/custom_emojis', getCustomEmojis, {}],
  ['POST /api/web/push_subscriptions', createWebPushSubscription, push, push],
  [
    'PUT /api/web/push_subscriptions/7',
    updateWebPushSubscription,
    { id: '7', data: push.data },
    { data: push.data },
  ],
]

const rows = calls.map(([asks, called, input, body = null]) => ({ asks, called, input, body }))

test.each(rows)(
  'sends $asks',
  {
    tags: [
      'API-13',
      'API-14',
      'API-15',
      'API-16',
      'API-17',
      'API-18',
      'API-19',
      'API-20',
      'API-21',
      'API-22',
      'API-23',
      'API-24',
      'API-25',
      'API-26',
      'API-27',
      'API-29',
      'API-30',
      'API-31',
      'API-32',
      'API-34',
      'API-37',
      'API-38',
      'API-39',
      'API-40',
      'API-41',
      'API-42',
      'API-43',
      'API-44',
      'API-45',
      'API-46',
      'API-47',
      'API-48',
      'API-49',
      'API-50',
      'API-51',
      'API-52',
      'API-53',
      'API-55',
      'API-57',
      'API-58',
      'API-59',
      'API-60',
      'API-61',
    ],
  },
  ({ asks, called, input, body }) => {
    const sent = buildRequest(ORIGIN, called, input)

    expect(`${sent.method} ${sent.url}`).toBe(asks.replace(' ', ` ${ORIGIN}`))
    expect(typeof sent.body === 'string' ? JSON.parse(sent.body) : sent.body).toEqual(body)
  },
)

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
] as const)('sends no payload to %s a status', { tags: ['API-33'] }, (act) => {
  const sent = buildRequest(ORIGIN, endpoints[`${act}Status`], { id: '7' })

  expect(sent).toMatchObject({
    method: 'POST',
    url: `${ORIGIN}/api/v1/statuses/7/${act}`,
    body: null,
  })
})

test('sends the idempotency key of the draft with a post', { tags: ['API-29'] }, async () => {
  const requests: Request[] = []
  const fetch = (request: Request) => {
    requests.push(request)
    return Promise.resolve(Response.json({ id: '1', account: { id: '2', acct: 'ada' } }))
  }

  await createApiClient({ baseUrl: ORIGIN, fetch }).request(createStatus, post, {
    idempotencyKey: 'draft-1',
  })

  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('draft-1')
  expect(await requests[0]?.json()).toEqual(post)
})

test('decodes a context as two lists', { tags: ['API-31'] }, () => {
  const status = { id: '1', account: { id: '2', acct: 'ada' } }

  const context = getStatusContext.decode({ ancestors: [status], descendants: [status, status] })

  expect([context.ancestors.length, context.descendants.length]).toEqual([1, 2])
})

test('has no two endpoints with the same method and path', () => {
  const routes = Object.values(endpoints).map(
    ({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`,
  )

  expect(new Set(routes).size).toBe(routes.length)
})
