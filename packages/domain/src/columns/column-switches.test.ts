import { expect, test } from 'vitest'
import { COLUMN_KINDS, getColumnSwitches, getColumnTimeline } from './index.ts'

test.each([
  ['HOME', ['reblog', 'reply', 'direct', 'onlyMedia']],
  ['PUBLIC', ['reblog', 'reply', 'onlyMedia']],
  ['COMMUNITY', ['reblog', 'reply', 'onlyMedia']],
  ['HASHTAG', ['reblog', 'reply', 'onlyMedia']],
  ['LIST', ['reblog', 'reply', 'onlyMedia']],
  ['ACCOUNT', ['reblog', 'reply', 'onlyMedia']],
  ['FAVOURITES', ['reblog', 'reply', 'onlyMedia']],
  ['BOOKMARKS', ['reblog', 'reply', 'onlyMedia']],
  ['DIRECT', ['reply', 'onlyMedia']],
  ['COMPOSE', []],
  ['NOTIFICATIONS', []],
  ['THREAD', []],
  ['SEARCH', []],
  ['AN UNKNOWN KIND', []],
])('returns $1 for a $0 column', { tags: ['BY-36', 'TL-26'] }, (kind, switches) => {
  expect(getColumnSwitches(kind)).toEqual(switches)
})

test.each(COLUMN_KINDS)(
  '%s has switches only if it shows a timeline that can be filtered',
  { tags: ['BY-36'] },
  (id) => {
    const timeline = getColumnTimeline({ id, params: { id: '7' } })

    expect(getColumnSwitches(id).length > 0).toBe(timeline !== null)
  },
)
