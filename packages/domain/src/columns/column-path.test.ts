import { expect, test } from 'vitest'
import { getColumnPath } from './index.ts'

test.each([
  ['COMPOSE', {}, '/statuses/new'],
  ['HOME', {}, '/timelines/home'],
  ['NOTIFICATIONS', {}, '/notifications'],
  ['PUBLIC', { other: { onlyMedia: true } }, '/timelines/public'],
  ['COMMUNITY', {}, '/timelines/public/local'],
  ['DIRECT', {}, '/timelines/direct'],
  ['FAVOURITES', {}, '/favourites'],
  ['BOOKMARKS', {}, '/bookmarks'],
  ['HASHTAG', { id: '#FooBar' }, '/timelines/tag/foobar'],
  ['HASHTAG', { id: 'مد' }, '/timelines/tag/%D9%85%D8%AF'],
  ['LIST', { id: 3 }, '/timelines/list/3'],
  ['THREAD', { id: 'a/b' }, '/statuses/a%2Fb'],
  ['ACCOUNT', { id: '7' }, '/accounts/7'],
  ['ACCOUNT', { id: '7', show: 'media' }, '/accounts/7/media'],
  ['SEARCH', { query: 'sea & fog' }, '/search?q=sea%20%26%20fog'],
  ['SEARCH', {}, '/search?q='],
])('returns the path of %s %j as %s', { tags: ['MOB-01'] }, (id, params, path) => {
  expect(getColumnPath({ id, params })).toBe(path)
})

test.each([
  ['LIST', {}],
  ['HASHTAG', { id: '' }],
  ['ACCOUNT', {}],
  ['THREAD', { id: null }],
  ['XYZ', {}],
  ['constructor', {}],
])('returns null for %s %j, which has no path', (id, params) => {
  expect(getColumnPath({ id, params })).toBeNull()
})
