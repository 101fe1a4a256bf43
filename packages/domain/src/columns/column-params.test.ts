import { expect, test } from 'vitest'
import { readListId, readProfile, readSearchQuery, readThreadId } from './index.ts'

test.each([
  [{ id: '5' }, { id: '5', acct: '', show: 'posts' }],
  [
    { id: 5, acct: 'ada@x.org' },
    { id: '5', acct: 'ada@x.org', show: 'posts' },
  ],
  [
    { id: '5', show: 'pinned', acct: 7 },
    { id: '5', acct: '', show: 'pinned' },
  ],
  [
    { id: '5', show: 'likes' },
    { id: '5', acct: '', show: 'posts' },
  ],
  [{ id: '' }, null],
  [{}, null],
])('reads the profile from %j as %j', { tags: ['COL-06'] }, (params, profile) => {
  expect(readProfile(params)).toEqual(profile)
})

test.each([
  [{ id: '9' }, '9'],
  [{ id: 9 }, '9'],
  [{}, null],
])('reads the thread ID from %j as %j', { tags: ['COL-06'] }, (params, id) => {
  expect(readThreadId(params)).toBe(id)
})

test.each([
  [{ id: '3' }, '3'],
  [{ id: 3 }, '3'],
  [{ id: '' }, null],
  [{}, null],
])('reads the list ID from %j as %j', { tags: ['COL-06'] }, (params, id) => {
  expect(readListId(params)).toBe(id)
})

test.each([
  [{ query: ' cats ' }, ' cats '],
  [{ query: 7 }, ''],
  [{}, ''],
])('reads the search query from %j as %j', { tags: ['COL-06'] }, (params, query) => {
  expect(readSearchQuery(params)).toBe(query)
})
