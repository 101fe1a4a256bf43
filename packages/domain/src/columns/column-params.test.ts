import { expect, test } from 'vitest'
import { readList, readProfile, readSearch, readThread } from './index.ts'

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
])('the profile of %j is %j', { tags: ['COL-06'] }, (params, profile) => {
  expect(readProfile(params)).toEqual(profile)
})

test.each([
  [{ id: '9' }, '9'],
  [{ id: 9 }, '9'],
  [{}, null],
])('the thread of %j is that of %j', { tags: ['COL-06'] }, (params, id) => {
  expect(readThread(params)).toBe(id)
})

test.each([
  [{ id: '3' }, '3'],
  [{ id: 3 }, '3'],
  [{ id: '' }, null],
  [{}, null],
])('the list of %j is that of %j', { tags: ['COL-06'] }, (params, id) => {
  expect(readList(params)).toBe(id)
})

test.each([
  [{ query: ' cats ' }, ' cats '],
  [{ query: 7 }, ''],
  [{}, ''],
])('a search with %j looks for %j', { tags: ['COL-06'] }, (params, query) => {
  expect(readSearch(params)).toBe(query)
})
