import { expect, test } from 'vitest'
import sent from '../fixtures/gotosocial-search-tag.json'
import { DecodeError } from './fields.ts'
import { decodeSearchResults } from './search-results.ts'

test('decodes real results, including the history of hashtags', () => {
  const history = [{ day: '1795219200', uses: '12', accounts: '4' }, { day: 'never' }, 7]
  const counted = { ...sent, hashtags: [{ ...sent.hashtags[0], history }] }

  expect(decodeSearchResults(sent)).toEqual(sent)
  expect(decodeSearchResults(counted).hashtags).toEqual([
    {
      name: 'gardening',
      url: sent.hashtags[0]?.url,
      history: [{ day: 1_795_219_200_000, uses: 12, accounts: 4 }],
    },
  ])
})

test('decodes hashtags that are plain strings', { tags: ['SRC-06'] }, () => {
  expect(decodeSearchResults({ hashtags: ['Tea', '', 7] }).hashtags).toEqual([
    { name: 'tea', url: '', history: [] },
  ])
})

test('skips an invalid result and decodes missing lists as empty', () => {
  const account = { id: '1', acct: 'ada' }

  const { accounts, statuses } = decodeSearchResults({ accounts: [{ id: '2' }, account], later: 1 })

  expect(accounts.map(({ acct }) => acct)).toEqual(['ada'])
  expect(statuses).toEqual([])
  expect(() => decodeSearchResults([])).toThrow(DecodeError)
})
