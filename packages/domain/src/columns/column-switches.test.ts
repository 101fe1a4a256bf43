import { expect, test } from 'vitest'
import { COLUMN_KINDS, columnSwitches, columnTimeline } from './index.ts'

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
  ['A KIND OF TOMORROW', []],
])(
  'a column of the kind %s has the switches %j',
  { tags: ['BY-36', 'TL-26'] },
  (kind, switches) => {
    expect(columnSwitches(kind)).toEqual(switches)
  },
)

test.each(COLUMN_KINDS)(
  '%s has switches if it shows a timeline, which rules can thin out',
  { tags: ['BY-36'] },
  (id) => {
    const timeline = columnTimeline({ id, params: { id: '7' } })

    expect(columnSwitches(id).length > 0).toBe(timeline !== null)
  },
)
