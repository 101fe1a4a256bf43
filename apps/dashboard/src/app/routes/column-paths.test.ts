import { expect, test } from 'vitest'
import { columnPath } from '@colonnade/domain/columns'
import { matchRoute } from './match-route.ts'

test.each([
  ['HOME', {}],
  ['NOTIFICATIONS', {}],
  ['PUBLIC', {}],
  ['COMMUNITY', {}],
  ['DIRECT', {}],
  ['FAVOURITES', {}],
  ['BOOKMARKS', {}],
  ['HASHTAG', { id: 'tea' }],
  ['LIST', { id: '3' }],
  ['THREAD', { id: 'a/b' }],
  ['ACCOUNT', { id: '7', show: 'with_replies' }],
  ['SEARCH', { query: 'sea & fog' }],
])('the address of a column leads to what it shows: %s %j', (kind, params) => {
  const [path = '', query = ''] = (columnPath({ id: kind, params }) ?? '').split('?')

  expect(matchRoute(path, query)).toEqual({ screen: 'column', kind, params })
})
