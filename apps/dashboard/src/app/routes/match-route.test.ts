import { expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'

test.each([
  ['/', { screen: 'deck' }],
  ['/sign-in', { screen: 'deck' }],
  ['/getting-started', { screen: 'deck', opens: 'menu' }],
  ['/getting-started-misc', { screen: 'deck', opens: 'menu' }],
  ['/keyboard-shortcuts', { screen: 'deck', opens: 'keys' }],
  ['/statuses/new', { screen: 'compose' }],
  ['/statuses/109', { screen: 'column', kind: 'THREAD', params: { id: '109' } }],
  ['/accounts/7', { screen: 'column', kind: 'ACCOUNT', params: { id: '7', show: 'posts' } }],
  [
    '/accounts/7/with_replies',
    { screen: 'column', kind: 'ACCOUNT', params: { id: '7', show: 'with_replies' } },
  ],
  ['/accounts/7/media/', { screen: 'column', kind: 'ACCOUNT', params: { id: '7', show: 'media' } }],
  [
    '/accounts/7/pinned',
    { screen: 'column', kind: 'ACCOUNT', params: { id: '7', show: 'pinned' } },
  ],
  ['/favourites', { screen: 'column', kind: 'FAVOURITES', params: {} }],
  ['/bookmarks', { screen: 'column', kind: 'BOOKMARKS', params: {} }],
  ['/statuses/109/reblogs', { screen: 'people', kind: 'REBLOGGED_BY', id: '109' }],
  ['/statuses/109/favourites', { screen: 'people', kind: 'FAVOURITED_BY', id: '109' }],
  ['/filters', { screen: 'filters' }],
  ['/accounts/7/followers', { screen: 'people', kind: 'FOLLOWERS', id: '7' }],
  ['/accounts/7/following', { screen: 'people', kind: 'FOLLOWING', id: '7' }],
  ['/follow_requests', { screen: 'own', kind: 'FOLLOW_REQUESTS' }],
  ['/blocks', { screen: 'own', kind: 'BLOCKS' }],
  ['/mutes', { screen: 'own', kind: 'MUTES' }],
  ['/domain_blocks', { screen: 'own', kind: 'DOMAIN_BLOCKS' }],
  ['/lists', { screen: 'lists' }],
  ['/pinned', { screen: 'pinned' }],
  ['/search', { screen: 'column', kind: 'SEARCH', params: { query: '' } }],
  ['/timelines/home', { screen: 'column', kind: 'HOME', params: {} }],
  ['/timelines/public', { screen: 'column', kind: 'PUBLIC', params: {} }],
  ['/timelines/public/local', { screen: 'column', kind: 'COMMUNITY', params: {} }],
  ['/timelines/direct', { screen: 'column', kind: 'DIRECT', params: {} }],
  ['/timelines/tag/tea', { screen: 'column', kind: 'HASHTAG', params: { id: 'tea' } }],
  ['/timelines/list/3', { screen: 'column', kind: 'LIST', params: { id: '3' } }],
  ['/notifications', { screen: 'column', kind: 'NOTIFICATIONS', params: {} }],
])('maps %s to its screen', { tags: ['RTE-01', 'RTE-12'] }, (path, expected) => {
  expect(matchRoute(path)).toEqual(expected)
})

test('removes the # and the capitals of a hashtag', { tags: ['RTE-05'] }, () => {
  expect(matchRoute('/timelines/tag/%23FooBar')).toEqual({
    screen: 'column',
    kind: 'HASHTAG',
    params: { id: 'foobar' },
  })
})

test('searches an address that another server hands over', { tags: ['BY-20'] }, () => {
  const uri = 'https://far.example/@ada/1'
  expect(matchRoute('/authorize_interaction', `?uri=${encodeURIComponent(uri)}`)).toMatchObject({
    kind: 'SEARCH',
    params: { query: uri },
  })
})

test('reads a search from the query', () => {
  expect(matchRoute('/search', '?q=sea%20%26%20fog')).toMatchObject({
    params: { query: 'sea & fog' },
  })
})

test('keeps an ID with an escaped slash in one piece', () => {
  expect(matchRoute('/statuses/a%2Fb')).toMatchObject({ kind: 'THREAD', params: { id: 'a/b' } })
})

test.each(['/nowhere', '/statuses', '/statuses/1/2/3', '/timelines/tag/'])(
  'returns not-found for %s',
  { tags: ['RTE-12'] },
  (path) => {
    expect(matchRoute(path)).toEqual({ screen: 'not-found' })
  },
)

test('does not throw for a badly escaped address', () => {
  expect(matchRoute('/statuses/%E0%A4%A')).toMatchObject({ params: { id: '%E0%A4%A' } })
})
