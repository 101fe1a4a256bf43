import { expect, test } from 'vitest'
import { accountId, accountKey, type StatusRecord } from '@colonnade/domain/entities'
import { parseServerSettings } from '@colonnade/domain/settings'
import { account, status } from '../../testing/factories.ts'
import { normaliseStatus } from '../entities/normalise.ts'
import { columnFilter, compileColumnFilter } from './column-filter.ts'

const ME = accountId('1')
const SHOWS_ALL = { reblog: true, reply: true, direct: true }

const record = (given: Parameters<typeof status>[0]): StatusRecord => normaliseStatus(status(given))
const mine = account({ id: '1', username: 'mira' })

test.each([
  ['foo', record({ content: '<p>FOO bar</p>' }), null, false],
  ['foo', record({ content: '<p>bar</p>' }), null, true],
  ['foo', record({ content: '' }), record({ content: '<p>foo</p>' }), false],
  ['foo', record({ content: '<p>foo</p>', account: mine }), null, true],
  ['foo', record({}), record({ content: '<p>foo</p>', account: mine }), true],
  ['(', record({ content: '<p>(</p>' }), null, true],
  ['', record({ content: '' }), null, true],
])('pattern %j lists a status: case %#  [TL-25]', (pattern, judged, original, isListed) => {
  const filter = compileColumnFilter({ pattern, shows: SHOWS_ALL }, ME)

  expect(filter(judged, original)).toBe(isListed)
})

test('Home leaves out boosts, replies and direct messages where it is told to; replies to me stay [TL-26]', () => {
  const only = (shows: Partial<typeof SHOWS_ALL>) =>
    compileColumnFilter({ pattern: '', shows: { ...SHOWS_ALL, ...shows } }, ME)
  const plain = record({})
  const reply = record({ in_reply_to_id: '3', in_reply_to_account_id: '8' })
  const replyToMe = record({ in_reply_to_id: '3', in_reply_to_account_id: '1' })
  const direct = record({ visibility: 'direct' })

  expect(only({ reblog: false })(record({ id: '9' }), plain)).toBe(false)
  expect(only({ reblog: false })(plain, null)).toBe(true)
  expect(only({ reply: false })(reply, null)).toBe(false)
  expect(only({ reply: false })(replyToMe, null)).toBe(true)
  expect(only({ direct: false })(direct, null)).toBe(false)
  expect(only({})(reply, null) && only({})(direct, null)).toBe(true)
})

test('a column has a pattern of its own, else the one that the settings keep for its kind [TL-25]', () => {
  const settings = parseServerSettings({
    home: { regex: { body: 'h' } },
    community: { regex: { body: 'c' } },
  })
  const column = (id: string, params = {}) => ({
    uuid: 'a',
    id,
    accountKey: accountKey('mira', 'colonnade.example'),
    params,
  })

  expect(columnFilter(column('HOME'), settings).pattern).toBe('h')
  expect(columnFilter(column('COMMUNITY'), settings).pattern).toBe('c')
  expect(columnFilter(column('LIST'), settings).pattern).toBe('')
  expect(columnFilter(column('HOME', { regex: { body: 'own' } }), settings).pattern).toBe('own')
})
