import { expect, test } from 'vitest'
import {
  accountId,
  type FilterAction,
  filterId,
  type FilterV2Entity,
  toStatusRecord,
} from '../entities/index.ts'
import { sampleStatus } from '../testing/samples.ts'
import {
  getChangedFilters,
  compileFilters,
  createKnownFilters,
  matchStatus,
  toFilterRules,
} from './index.ts'

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

/** Creates a post with the keyword, for which the server reported these filters. */
const createStatus = (...filters: readonly FilterV2Entity[]) =>
  toStatusRecord(
    sampleStatus({
      content: '<p>A cup of tea</p>',
      filtered: filters.map(({ id, title, context, expires_at, filter_action }) => ({
        filter: { id, title, context, expires_at, filter_action },
      })),
    }),
  )

function getVerdict(
  status: ReturnType<typeof createStatus>,
  now: readonly FilterV2Entity[],
  changed: readonly FilterV2Entity[],
  serverFilters = true,
) {
  return matchStatus({
    status,
    original: null,
    me: accountId('99'),
    context: 'home',
    filters: compileFilters(toFilterRules(now), 'home', NOW),
    known: createKnownFilters(now, new Set(changed.map(({ id }) => id))),
    serverFilters,
    now: NOW,
  })
}

test.each([true, false])(
  'matches a filter locally that was created after the post was loaded, serverFilters %s',
  { tags: ['FLT-13', 'BY-10'] },
  (serverFilters) => {
    expect(getVerdict(createStatus(), [tea], [tea], serverFilters)).toEqual({
      action: 'warn',
      titles: ['Tea'],
    })
  },
)

test("uses only the server's result for unchanged filters", { tags: ['FLT-13'] }, () => {
  expect(getVerdict(createStatus(), [tea, coffee], [coffee])).toEqual({
    action: 'warn',
    titles: ['Coffee'],
  })
  expect(getVerdict(createStatus(tea), [tea, coffee], [coffee]).titles).toEqual(['Tea', 'Coffee'])
})

test.each([true, false])(
  'shows a post again when its filter was deleted, serverFilters %s',
  { tags: ['BY-10'] },
  (serverFilters) => {
    expect(getVerdict(createStatus(tea), [], [], serverFilters).action).toBe('none')
  },
)

test('applies the current version of a changed filter', { tags: ['BY-10'] }, () => {
  const hide = { ...tea, title: 'No tea', filter_action: 'hide' as FilterAction }
  const other = { ...tea, keywords: [{ id: '2', keyword: 'milk', whole_word: true }] }
  const elsewhere = { ...tea, context: ['public'] }

  expect(getVerdict(createStatus(tea), [hide], [hide])).toEqual({
    action: 'hide',
    titles: ['No tea'],
  })
  expect(getVerdict(createStatus(tea), [other], [other]).action).toBe('none')
  expect(getVerdict(createStatus(tea), [elsewhere], [elsewhere]).action).toBe('none')
})

test('detects new filters and filters with any changed field', { tags: ['BY-10'] }, () => {
  const renamed = { ...tea, title: 'No tea' }

  expect(getChangedFilters([tea], [tea, coffee])).toEqual(['3'])
  expect(getChangedFilters([tea, coffee], [renamed])).toEqual(['1'])
  expect(getChangedFilters([tea], [{ ...tea }])).toEqual([])
  expect(getChangedFilters(null, [tea])).toEqual([])
})
