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
import { rulesOfPhrases } from '../testing/rules-of-phrases.ts'
import { sampleAccount, sampleStatus } from '../testing/samples.ts'
import { compileFilters, type MatchInput, matchStatus, rulesOfV2 } from './index.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const me = accountId('99')
const record = (patch: Partial<StatusEntity> = {}) => toStatusRecord(sampleStatus(patch))
const v2 = (title: string, patch: Partial<FilterV2Entity> = {}): FilterV2Entity => ({
  id: filterId(title),
  title,
  context: ['home'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [{ id: title, keyword: 'foo', whole_word: false }],
  statuses: [],
  ...patch,
})
const compiled = (...filters: readonly FilterV2Entity[]) =>
  compileFilters(rulesOfV2(filters), 'home', NOW)
const foo = record({ content: '<p>FOO</p>' })
const plain = record()
const own = record({ account: sampleAccount({ id: me }), content: 'foo' })

const actionOf = (patch: Partial<MatchInput>) => verdict(patch).action
const verdict = (patch: Partial<MatchInput>) =>
  matchStatus({
    status: plain,
    original: null,
    me,
    context: 'home',
    filters: compiled(v2('Foos')),
    serverFilters: true,
    now: NOW,
    ...patch,
  })

test('a status whose text matches is filtered', { tags: ['FLT-10', 'FLT-11'] }, () => {
  expect(verdict({ status: foo })).toEqual({ action: 'warn', titles: ['Foos'] })
  expect(verdict({ status: plain })).toEqual({ action: 'none', titles: [] })
  expect(actionOf({ status: record({ spoiler_text: 'foo', content: '' }) })).toBe('warn')
  expect(actionOf({ status: foo, filters: null })).toBe('none')
})

test('own posts are never filtered, nor are boosts of them', { tags: ['FLT-08'] }, () => {
  expect(actionOf({ status: own })).toBe('none')
  expect(actionOf({ status: foo, original: own })).toBe('none')
})

test('an own boost of somebody’s post is', { tags: ['FLT-08'] }, () => {
  const boost = record({ account: sampleAccount({ id: me }) })

  expect(actionOf({ status: boost, original: foo })).toBe('warn')
})

test('a boost is filtered when it or its original matches', { tags: ['FLT-09'] }, () => {
  expect(actionOf({ status: plain, original: foo })).toBe('warn')
  expect(actionOf({ status: foo, original: plain })).toBe('warn')
  expect(actionOf({ status: plain, original: plain })).toBe('none')
})

describe('the client’s own matching', () => {
  test('names the filters that matched, each once', { tags: ['FLT-13', 'BY-10'] }, () => {
    const filters = compiled(
      v2('Foos'),
      v2('Food', { keywords: [{ id: '1', keyword: 'food', whole_word: false }] }),
      v2('Both', {
        keywords: ['fo', 'oo'].map((keyword) => ({ id: keyword, keyword, whole_word: false })),
      }),
    )

    expect(verdict({ status: foo, filters })).toEqual({ action: 'warn', titles: ['Foos', 'Both'] })
    expect(verdict({ status: plain, original: foo, filters }).titles).toEqual(['Foos', 'Both'])
    expect(verdict({ status: plain, filters })).toEqual({ action: 'none', titles: [] })
  })

  test('a filter of an old server is named by its phrase', { tags: ['FLT-13'] }, () => {
    const old = { id: filterId('1'), context: ['home'], whole_word: false, expires_at: null }
    const filters = compileFilters(rulesOfPhrases([{ ...old, phrase: 'Foo' }]), 'home', NOW)

    expect(verdict({ status: foo, filters })).toEqual({ action: 'warn', titles: ['Foo'] })
  })

  test.each([
    [['warn', 'hide', 'blur'], 'hide'],
    [['blur', 'warn'], 'warn'],
    [['blur'], 'blur'],
    [['blur', 'new'], 'warn'],
  ] as const)(
    'of the actions %j the strongest counts: %s',
    { tags: ['FLT-13'] },
    (actions, expected) => {
      const filters = compiled(
        ...actions.map((filter_action) =>
          v2(filter_action, { filter_action: filter_action as FilterAction }),
        ),
      )

      expect(verdict({ status: foo, filters })).toEqual({ action: expected, titles: actions })
    },
  )

  test(
    'a status that is filtered by itself needs no word, nor does a boost of it',
    { tags: ['FLT-13'] },
    () => {
      const statuses = [{ id: '1', status_id: statusId('7') }]
      const filters = compiled(
        v2('This one', { keywords: [], statuses, filter_action: 'hide' }),
        v2('And this', { keywords: [], statuses }),
      )
      const seventh = record({ id: statusId('7') })

      expect(verdict({ status: seventh, filters })).toEqual({
        action: 'hide',
        titles: ['This one', 'And this'],
      })
      expect(actionOf({ status: plain, original: seventh, filters })).toBe('hide')
      expect(actionOf({ status: foo, filters })).toBe('none')
      expect(actionOf({ status: { ...seventh, account: me }, filters })).toBe('none')
    },
  )

  test('text and status together name both', { tags: ['FLT-13'] }, () => {
    const statuses = [{ id: '1', status_id: statusId('7') }]
    const filters = compiled(v2('Foos'), v2('This one', { keywords: [], statuses }))

    expect(verdict({ status: { ...foo, id: statusId('7') }, filters }).titles).toEqual([
      'This one',
      'Foos',
    ])
  })
})

describe('where the server filters itself', () => {
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
    record({ content: 'foo', filtered: results })

  test.each([
    ['hide', 'hide'],
    ['warn', 'warn'],
    ['blur', 'blur'],
    ['something new', 'warn'],
  ])('its action %s is %s, with the filter’s title', { tags: ['FLT-13'] }, (action, expected) => {
    expect(verdict({ status: filtered(result(action)) })).toEqual({
      action: expected,
      titles: [`by ${action}`],
    })
  })

  test('its word counts, also when it says nothing', { tags: ['FLT-13'] }, () => {
    expect(actionOf({ status: filtered() })).toBe('none')
  })

  test('of a server that does not filter, its silence says nothing', { tags: ['FLT-13'] }, () => {
    const silent = { status: filtered(), serverFilters: false }

    expect(verdict(silent)).toEqual({ action: 'warn', titles: ['Foos'] })
    expect(actionOf({ ...silent, filters: null })).toBe('none')
    expect(actionOf({ status: plain, original: filtered(), serverFilters: false })).toBe('warn')
    expect(actionOf({ status: { ...own, filtered: [] }, serverFilters: false })).toBe('none')
  })

  test('of a server that nobody knows to filter, its word counts too', { tags: ['FLT-13'] }, () => {
    const status = filtered(result('hide'))

    expect(verdict({ status, serverFilters: false })).toEqual({
      action: 'hide',
      titles: ['by hide', 'Foos'],
    })
    expect(verdict({ status, serverFilters: true }).titles).toEqual(['by hide'])
    expect(verdict({ status, serverFilters: false, filters: null }).titles).toEqual(['by hide'])
  })

  test('the strongest of several actions counts', { tags: ['FLT-13'] }, () => {
    expect(actionOf({ status: filtered(result('blur'), result('hide'), result('warn')) })).toBe(
      'hide',
    )
    expect(actionOf({ status: filtered(result('blur'), result('warn')) })).toBe('warn')
    expect(actionOf({ status: filtered(result('blur'), result('new')) })).toBe('warn')
  })

  test(
    'its filters apply in their contexts and until they expire',
    { tags: ['FLT-02', 'FLT-05', 'FLT-13'] },
    () => {
      const elsewhere = result('hide', { context: ['public'] })
      const over = result('hide', { expires_at: '2026-11-20T11:00:00Z' })

      expect(actionOf({ status: filtered(elsewhere, over) })).toBe('none')
      expect(actionOf({ status: filtered(elsewhere), context: 'public' })).toBe('hide')
    },
  )

  test('a boost is judged by its original too', { tags: ['FLT-09', 'FLT-13'] }, () => {
    expect(actionOf({ status: filtered(), original: filtered(result('hide')) })).toBe('hide')
    expect(actionOf({ status: plain, original: filtered(result('hide')) })).toBe('hide')
    expect(actionOf({ status: plain, original: filtered(result('hide')) })).toBe('hide')
  })
})
