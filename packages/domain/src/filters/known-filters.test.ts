import { expect, test } from 'vitest'
import {
  accountId,
  type FilterAction,
  filterId,
  type FilterV2Entity,
  toStatusRecord,
} from '../entities/index.ts'
import { sampleStatus } from '../testing/samples.ts'
import { changedFilters, compileFilters, knownFilters, matchStatus, rulesOfV2 } from './index.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const tea: FilterV2Entity = {
  id: filterId('1'),
  title: 'Tea',
  context: ['home'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [{ id: '2', keyword: 'tea', whole_word: true }],
  statuses: [],
}
const coffee = { ...tea, id: filterId('3'), title: 'Coffee' }

/** A post with the word, which came when the server said this of it. */
const told = (...filters: readonly FilterV2Entity[]) =>
  toStatusRecord(
    sampleStatus({
      content: '<p>A cup of tea</p>',
      filtered: filters.map(({ id, title, context, expires_at, filter_action }) => ({
        filter: { id, title, context, expires_at, filter_action },
      })),
    }),
  )

function verdict(
  status: ReturnType<typeof told>,
  now: readonly FilterV2Entity[],
  changed: readonly FilterV2Entity[],
  serverFilters = true,
) {
  return matchStatus({
    status,
    original: null,
    me: accountId('99'),
    context: 'home',
    filters: compileFilters(rulesOfV2(now), 'home', NOW),
    known: knownFilters(now, new Set(changed.map(({ id }) => id))),
    serverFilters,
    now: NOW,
  })
}

test.each([true, false])(
  'a filter that was made after the post came is matched here',
  { tags: ['FLT-13', 'BY-10'] },
  (serverFilters) => {
    expect(verdict(told(), [tea], [tea], serverFilters)).toEqual({
      action: 'warn',
      titles: ['Tea'],
    })
  },
)

test('of those that stood before, the server’s word alone counts', { tags: ['FLT-13'] }, () => {
  expect(verdict(told(), [tea, coffee], [coffee])).toEqual({ action: 'warn', titles: ['Coffee'] })
  expect(verdict(told(tea), [tea, coffee], [coffee]).titles).toEqual(['Tea', 'Coffee'])
})

test.each([true, false])(
  'what a deleted filter hid shows again',
  { tags: ['BY-10'] },
  (serverFilters) => {
    expect(verdict(told(tea), [], [], serverFilters).action).toBe('none')
  },
)

test('a changed filter does what it says now', { tags: ['BY-10'] }, () => {
  const hide = { ...tea, title: 'No tea', filter_action: 'hide' as FilterAction }
  const other = { ...tea, keywords: [{ id: '2', keyword: 'milk', whole_word: true }] }
  const elsewhere = { ...tea, context: ['public'] }

  expect(verdict(told(tea), [hide], [hide])).toEqual({ action: 'hide', titles: ['No tea'] })
  expect(verdict(told(tea), [other], [other]).action).toBe('none')
  expect(verdict(told(tea), [elsewhere], [elsewhere]).action).toBe('none')
})

test(
  'filters are others than before where anything in them is, and where they are new',
  { tags: ['BY-10'] },
  () => {
    const renamed = { ...tea, title: 'No tea' }

    expect(changedFilters([tea], [tea, coffee])).toEqual(['3'])
    expect(changedFilters([tea, coffee], [renamed])).toEqual(['1'])
    expect(changedFilters([tea], [{ ...tea }])).toEqual([])
    expect(changedFilters(null, [tea])).toEqual([])
  },
)
