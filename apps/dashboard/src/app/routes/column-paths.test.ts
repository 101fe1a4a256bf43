import { expect, test } from 'vitest'
import { getColumnPath } from '@colonnade/domain/columns'
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
])('parses the address of a column back to its content: %s %j', (kind, params) => {
  const [path = '', query = ''] = (getColumnPath({ id: kind, params }) ?? '').split('?')

  expect(matchRoute(path, query)).toEqual({ screen: 'column', kind, params })
})
