import { describe, expect, test } from 'vitest'
import {
  accountId,
  type FilterAction,
  filterId,
  type FilterResultEntity,
  type FilterV2Entity,
  statusId,
  type StatusEntity,
  toStatusRecord,
} from '../entities/index.ts'
import { createPhraseRules } from '../testing/phrase-rules.ts'
import { sampleAccount, sampleStatus } from '../testing/samples.ts'
import { compileFilters, type MatchInput, matchStatus, toFilterRules } from './index.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const me = accountId('99')
const createStatus = (patch: Partial<StatusEntity> = {}) => toStatusRecord(sampleStatus(patch))
const createFilter = (title: string, patch: Partial<FilterV2Entity> = {}): FilterV2Entity => ({
  id: filterId(title),
  title,
  context: ['home'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [{ id: title, keyword: 'foo', whole_word: false }],
  statuses: [],
  ...patch,
})
const compile = (...filters: readonly FilterV2Entity[]) =>
  compileFilters(toFilterRules(filters), 'home', NOW)
const foo = createStatus({ content: '<p>FOO</p>' })
const plain = createStatus()
const own = createStatus({ account: sampleAccount({ id: me }), content: 'foo' })

const getAction = (patch: Partial<MatchInput>) => getVerdict(patch).action
const getVerdict = (patch: Partial<MatchInput>) =>
  matchStatus({
    status: plain,
    original: null,
    me,
    context: 'home',
    filters: compile(createFilter('Foos')),
    serverFilters: true,
    now: NOW,
    ...patch,
  })

test('filters a status whose text matches', { tags: ['FLT-10', 'FLT-11'] }, () => {
  expect(getVerdict({ status: foo })).toEqual({ action: 'warn', titles: ['Foos'] })
  expect(getVerdict({ status: plain })).toEqual({ action: 'none', titles: [] })
  expect(getAction({ status: createStatus({ spoiler_text: 'foo', content: '' }) })).toBe('warn')
  expect(getAction({ status: foo, filters: null })).toBe('none')
})

test('does not filter own posts and boosts of them', { tags: ['FLT-08'] }, () => {
  expect(getAction({ status: own })).toBe('none')
  expect(getAction({ status: foo, original: own })).toBe('none')
})

test("filters an own boost of another account's post", { tags: ['FLT-08'] }, () => {
  const boost = createStatus({ account: sampleAccount({ id: me }) })

  expect(getAction({ status: boost, original: foo })).toBe('warn')
})

test('filters a boost when it or its original matches', { tags: ['FLT-09'] }, () => {
  expect(getAction({ status: plain, original: foo })).toBe('warn')
  expect(getAction({ status: foo, original: plain })).toBe('warn')
  expect(getAction({ status: plain, original: plain })).toBe('none')
})

describe('local matching', () => {
  test('returns the title of each matching filter once', { tags: ['FLT-13', 'BY-10'] }, () => {
    const filters = compile(
      createFilter('Foos'),
      createFilter('Food', { keywords: [{ id: '1', keyword: 'food', whole_word: false }] }),
      createFilter('Both', {
        keywords: ['fo', 'oo'].map((keyword) => ({ id: keyword, keyword, whole_word: false })),
      }),
    )

    expect(getVerdict({ status: foo, filters })).toEqual({
      action: 'warn',
      titles: ['Foos', 'Both'],
    })
    expect(getVerdict({ status: plain, original: foo, filters }).titles).toEqual(['Foos', 'Both'])
    expect(getVerdict({ status: plain, filters })).toEqual({ action: 'none', titles: [] })
  })

  test('uses the phrase of a v1 filter as its title', { tags: ['FLT-13'] }, () => {
    const old = { id: filterId('1'), context: ['home'], whole_word: false, expires_at: null }
    const filters = compileFilters(createPhraseRules([{ ...old, phrase: 'Foo' }]), 'home', NOW)

    expect(getVerdict({ status: foo, filters })).toEqual({ action: 'warn', titles: ['Foo'] })
  })

  test.each([
    [['warn', 'hide', 'blur'], 'hide'],
    [['blur', 'warn'], 'warn'],
    [['blur'], 'blur'],
    [['blur', 'new'], 'warn'],
  ] as const)(
    'applies the strongest of the actions %j: %s',
    { tags: ['FLT-13'] },
    (actions, expected) => {
      const filters = compile(
        ...actions.map((filter_action) =>
          createFilter(filter_action, { filter_action: filter_action as FilterAction }),
        ),
      )

      expect(getVerdict({ status: foo, filters })).toEqual({ action: expected, titles: actions })
    },
  )

  test('filters an individually filtered status and boosts of it', { tags: ['FLT-13'] }, () => {
    const statuses = [{ id: '1', status_id: statusId('7') }]
    const filters = compile(
      createFilter('This one', { keywords: [], statuses, filter_action: 'hide' }),
      createFilter('And this', { keywords: [], statuses }),
    )
    const seventh = createStatus({ id: statusId('7') })

    expect(getVerdict({ status: seventh, filters })).toEqual({
      action: 'hide',
      titles: ['This one', 'And this'],
    })
    expect(getAction({ status: plain, original: seventh, filters })).toBe('hide')
    expect(getAction({ status: foo, filters })).toBe('none')
    expect(getAction({ status: { ...seventh, account: me }, filters })).toBe('none')
  })

  test('returns both titles when text and status match', { tags: ['FLT-13'] }, () => {
    const statuses = [{ id: '1', status_id: statusId('7') }]
    const filters = compile(
      createFilter('Foos'),
      createFilter('This one', { keywords: [], statuses }),
    )

    expect(getVerdict({ status: { ...foo, id: statusId('7') }, filters }).titles).toEqual([
      'This one',
      'Foos',
    ])
  })
})

describe('server-side filtering', () => {
  const result = (
    filter_action: string,
    patch: Partial<FilterResultEntity['filter']> = {},
  ): FilterResultEntity => ({
    filter: {
      id: filterId('1'),
      title: `by ${filter_action}`,
      context: ['home'],
      expires_at: null,
      filter_action: filter_action as FilterAction,
      ...patch,
    },
  })
  const filtered = (...results: FilterResultEntity[]) =>
    createStatus({ content: 'foo', filtered: results })

  test.each([
    ['hide', 'hide'],
    ['warn', 'warn'],
    ['blur', 'blur'],
    ['something new', 'warn'],
  ])(
    'maps the server action %s to %s, with the title of the filter',
    { tags: ['FLT-13'] },
    (action, expected) => {
      expect(getVerdict({ status: filtered(result(action)) })).toEqual({
        action: expected,
        titles: [`by ${action}`],
      })
    },
  )

  test('accepts an empty result of the server', { tags: ['FLT-13'] }, () => {
    expect(getAction({ status: filtered() })).toBe('none')
  })

  test('ignores an empty result of a server that does not filter', { tags: ['FLT-13'] }, () => {
    const silent = { status: filtered(), serverFilters: false }

    expect(getVerdict(silent)).toEqual({ action: 'warn', titles: ['Foos'] })
    expect(getAction({ ...silent, filters: null })).toBe('none')
    expect(getAction({ status: plain, original: filtered(), serverFilters: false })).toBe('warn')
    expect(getAction({ status: { ...own, filtered: [] }, serverFilters: false })).toBe('none')
  })

  test('accepts matches of a server that is not known to filter', { tags: ['FLT-13'] }, () => {
    const status = filtered(result('hide'))

    expect(getVerdict({ status, serverFilters: false })).toEqual({
      action: 'hide',
      titles: ['by hide', 'Foos'],
    })
    expect(getVerdict({ status, serverFilters: true }).titles).toEqual(['by hide'])
    expect(getVerdict({ status, serverFilters: false, filters: null }).titles).toEqual(['by hide'])
  })

  test('applies the strongest of several actions', { tags: ['FLT-13'] }, () => {
    expect(getAction({ status: filtered(result('blur'), result('hide'), result('warn')) })).toBe(
      'hide',
    )
    expect(getAction({ status: filtered(result('blur'), result('warn')) })).toBe('warn')
    expect(getAction({ status: filtered(result('blur'), result('new')) })).toBe('warn')
  })

  test(
    "applies the server's filters in their contexts and until they expire",
    { tags: ['FLT-02', 'FLT-05', 'FLT-13'] },
    () => {
      const elsewhere = result('hide', { context: ['public'] })
      const over = result('hide', { expires_at: '2026-11-20T11:00:00Z' })

      expect(getAction({ status: filtered(elsewhere, over) })).toBe('none')
      expect(getAction({ status: filtered(elsewhere), context: 'public' })).toBe('hide')
    },
  )

  test('includes the original of a boost', { tags: ['FLT-09', 'FLT-13'] }, () => {
    expect(getAction({ status: filtered(), original: filtered(result('hide')) })).toBe('hide')
    expect(getAction({ status: plain, original: filtered(result('hide')) })).toBe('hide')
    expect(getAction({ status: plain, original: filtered(result('hide')) })).toBe('hide')
  })
})
