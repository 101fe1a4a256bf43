import { expect, test } from 'vitest'
import sentV1 from '../fixtures/gotosocial-filters-v1.json'
import sentV2 from '../fixtures/gotosocial-filters-v2.json'
import { DecodeError, createListDecoder } from './fields.ts'
import {
  decodeFilteredStatus,
  decodeFilterKeyword,
  decodeFilterV1,
  decodeFilterV2,
} from './filter.ts'

const unknownFields = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [`later_${index}`, index]),
)

test(
  'decodes phrase, contexts, whole words and expiry of a v1 filter',
  { tags: ['ENT-12'] },
  () => {
    const raw = {
      id: '8',
      phrase: 'spoilers',
      context: ['home', 'public'],
      whole_word: true,
      expires_at: '2026-11-21T09:00:27.414Z',
    }

    expect(decodeFilterV1({ ...raw, ...unknownFields })).toEqual({ ...raw, irreversible: false })
    expect(decodeFilterV1({ ...raw, expires_at: null }).expires_at).toBeNull()
    expect(() => decodeFilterV1({ id: '8' })).toThrow(DecodeError)
    expect(() => decodeFilterV1({ phrase: 'spoilers' })).toThrow(DecodeError)
  },
)

test('decodes the filters of a real server in both versions', { tags: ['ENT-20'] }, () => {
  const old = createListDecoder(decodeFilterV1)(sentV1)
  const filters = createListDecoder(decodeFilterV2)(sentV2)

  expect(old.map(({ phrase }) => phrase)).toEqual(sentV1.map(({ phrase }) => phrase))
  expect(filters.map(({ title }) => title)).toEqual(['spoilers', 'formspoilers', 'Ball games'])
  expect(filters[2]).toMatchObject({
    filter_action: 'warn',
    keywords: [{ keyword: 'football', whole_word: true }],
    statuses: [],
  })
  expect(() => createListDecoder(decodeFilterV1)({ error: 'no' })).toThrow(DecodeError)
})

test('ignores unknown fields, unknown actions and invalid keywords of a filter', () => {
  const raw = { id: 3, keywords: [{ id: '1', keyword: 'cat' }, { id: '2' }], filter_action: 'sing' }

  expect(decodeFilterV2({ ...raw, ...unknownFields })).toEqual({
    id: '3',
    title: 'cat',
    context: [],
    expires_at: null,
    filter_action: 'warn',
    keywords: [{ id: '1', keyword: 'cat', whole_word: false }],
    statuses: [],
  })
  expect(() => decodeFilterV2({ title: 'Ball games' })).toThrow(DecodeError)
})

test('rejects keywords and statuses of a filter without an id or content', () => {
  expect(decodeFilterKeyword({ id: 5, keyword: 'tea', later: 1 })).toEqual({
    id: '5',
    keyword: 'tea',
    whole_word: false,
  })
  expect(decodeFilteredStatus({ id: '6', status_id: '7' })).toEqual({ id: '6', status_id: '7' })
  expect(() => decodeFilterKeyword({ id: '5' })).toThrow(DecodeError)
  expect(() => decodeFilteredStatus({ status_id: '7' })).toThrow(DecodeError)
})
