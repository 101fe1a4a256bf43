import { expect, test } from 'vitest'
import { columnSwitches } from './index.ts'

test.each([
  ['HOME', ['reblog', 'reply', 'direct', 'onlyMedia']],
  ['PUBLIC', ['reblog', 'reply', 'onlyMedia']],
  ['COMMUNITY', ['reblog', 'reply', 'onlyMedia']],
  ['HASHTAG', ['reblog', 'reply', 'onlyMedia']],
  ['LIST', ['reblog', 'reply', 'onlyMedia']],
  ['ACCOUNT', ['reblog', 'reply', 'onlyMedia']],
  ['FAVOURITES', ['reblog', 'reply', 'onlyMedia']],
  ['BOOKMARKS', ['reblog', 'reply', 'onlyMedia']],
  ['SEARCH', ['reblog', 'reply', 'onlyMedia']],
  ['DIRECT', ['reply', 'onlyMedia']],
  ['COMPOSE', []],
  ['NOTIFICATIONS', []],
  ['THREAD', []],
  ['A KIND OF TOMORROW', []],
])('a column of the kind %s has the switches %j [BY-36, TL-26]', (kind, switches) => {
  expect(columnSwitches(kind)).toEqual(switches)
})
