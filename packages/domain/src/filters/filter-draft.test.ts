import { describe, expect, test } from 'vitest'
import { filterId, type FilterV2Entity, statusId } from '../entities/index.ts'
import {
  toFilterDraft,
  FILTER_CONTEXTS,
  FILTER_EXPIRIES,
  type FilterDraft,
  getFilterProblems,
  getRemovedKeywords,
  getKeywordChanges,
  NEW_FILTER,
  NEW_KEYWORD,
  toFilterV1Input,
  toFilterV2Input,
} from './index.ts'

const createKeyword = (keyword: string, id: string | null = null, whole_word = true) => ({
  id,
  keyword,
  whole_word,
})
const saved: FilterV2Entity = {
  id: filterId('7'),
  title: 'Sports',
  context: ['home', 'public'],
  expires_at: null,
  filter_action: 'blur',
  keywords: [createKeyword('goal', 'k1'), createKeyword('match', 'k2', false)],
  statuses: [],
}
const whole: FilterDraft = { ...NEW_FILTER, title: 'Sports', keywords: [createKeyword('goal')] }

describe('filter draft', () => {
  test(
    'starts as a permanent warning in all contexts with one empty whole-word keyword',
    { tags: ['BY-10'] },
    () => {
      expect(NEW_FILTER).toEqual({
        id: null,
        title: '',
        context: ['home', 'notifications', 'public', 'thread', 'account'],
        action: 'warn',
        expiry: 'never',
        keywords: [{ id: null, keyword: '', whole_word: true }],
        statusCount: 0,
      })
      expect(NEW_FILTER.context).toBe(FILTER_CONTEXTS)
      expect(FILTER_EXPIRIES).toEqual([1800, 3600, 21_600, 43_200, 86_400, 604_800])
    },
  )

  test('contains all fields of a saved filter', { tags: ['BY-10'] }, () => {
    expect(toFilterDraft(saved)).toEqual({
      id: '7',
      title: 'Sports',
      context: ['home', 'public'],
      action: 'blur',
      expiry: 'never',
      keywords: saved.keywords,
      statusCount: 0,
    })
    expect(toFilterDraft({ ...saved, expires_at: '2026-12-01T00:00:00Z' }).expiry).toBe('keep')
    const hidden = [{ id: '1', status_id: statusId('9') }]
    expect(toFilterDraft({ ...saved, statuses: hidden }).statusCount).toBe(1)
  })
})

test.each<[string, Partial<FilterDraft>, readonly string[]]>([
  ['a complete draft', {}, []],
  ['a draft without a title', { title: '  ' }, ['no-title']],
  ['a draft without a context', { context: [] }, ['no-context']],
  ['a draft without keywords', { keywords: [] }, ['no-keyword']],
  ['a draft with an empty keyword', { keywords: [createKeyword('  ')] }, ['no-keyword']],
  [
    'a draft with an empty keyword among others',
    { keywords: [createKeyword('a'), NEW_KEYWORD] },
    [],
  ],
  ['a draft for individual statuses', { keywords: [], statusCount: 1 }, []],
  [
    'a draft with several keywords',
    { keywords: [createKeyword('goal'), createKeyword('cup')] },
    [],
  ],
  [
    'a draft with a duplicate keyword',
    { keywords: [createKeyword('Goal'), createKeyword(' goal ')] },
    ['repeated-keyword'],
  ],
  [
    'an empty draft',
    { title: '', context: [], keywords: [] },
    ['no-title', 'no-context', 'no-keyword'],
  ],
])('returns the problems of %s', { tags: ['BY-10'] }, (_name, patch, problems) => {
  expect(getFilterProblems({ ...whole, ...patch })).toEqual(problems)
})

describe('getKeywordChanges', () => {
  test.each([
    ['omits unchanged keywords', saved.keywords, []],
    [
      'adds a new keyword without an id',
      [...saved.keywords, createKeyword('cup')],
      [{ keyword: 'cup', whole_word: true }],
    ],
    [
      'changes a keyword by its id',
      [createKeyword('goals', 'k1'), createKeyword('match', 'k2', false)],
      [{ id: 'k1', keyword: 'goals', whole_word: true }],
    ],
    [
      'changes only whole_word',
      [createKeyword('goal', 'k1', false), createKeyword('match', 'k2', false)],
      [{ id: 'k1', keyword: 'goal', whole_word: false }],
    ],
    ['destroys a removed keyword', [createKeyword('goal', 'k1')], [{ id: 'k2', _destroy: true }]],
    [
      'adds a keyword with an unknown id without it',
      [...saved.keywords, createKeyword('cup', 'k9')],
      [{ keyword: 'cup', whole_word: true }],
    ],
    [
      'destroys all keywords',
      [],
      [
        { id: 'k1', _destroy: true },
        { id: 'k2', _destroy: true },
      ],
    ],
  ])('%s', { tags: ['BY-10'] }, (_name, after, changes) => {
    expect(getKeywordChanges(saved.keywords, after)).toEqual(changes)
  })

  test('does not destroy keywords that the server does not have', { tags: ['BY-10'] }, () => {
    expect(getKeywordChanges([createKeyword('draft')], [])).toEqual([])
    expect(getKeywordChanges([createKeyword('draft')], [createKeyword('other')])).toEqual([
      { keyword: 'other', whole_word: true },
    ])
  })
})

describe('filter request', () => {
  test('contains all trimmed fields of a new filter', { tags: ['BY-10', 'OVR-07'] }, () => {
    const draft = { ...whole, title: ' Sports ', keywords: [createKeyword(' goal '), NEW_KEYWORD] }

    expect(toFilterV2Input(draft)).toEqual({
      title: 'Sports',
      context: draft.context,
      filter_action: 'warn',
      expires_in: '',
      keywords_attributes: [{ keyword: 'goal', whole_word: true }],
    })
  })

  test(
    'contains the changes of an existing filter and omits an unchanged expiry',
    { tags: ['BY-10'] },
    () => {
      const draft: FilterDraft = {
        ...toFilterDraft(saved),
        expiry: 'keep',
        keywords: [createKeyword('goal', 'k1')],
      }

      expect(toFilterV2Input(draft, saved.keywords)).toEqual({
        title: 'Sports',
        context: ['home', 'public'],
        filter_action: 'blur',
        keywords_attributes: [{ id: 'k2', _destroy: true }],
      })
      expect(toFilterV2Input({ ...draft, expiry: 1800 }, saved.keywords).expires_in).toBe(1800)
    },
  )

  test.each([
    ['warn', false],
    ['blur', false],
    ['hide', true],
  ] as const)(
    'sends one keyword with the action %s to an old server',
    { tags: ['BY-10', 'OVR-07'] },
    (action, irreversible) => {
      expect(
        toFilterV1Input({ ...whole, action, expiry: 3600 }, createKeyword('cup', '3', false)),
      ).toEqual({
        phrase: 'cup',
        context: whole.context,
        irreversible,
        whole_word: false,
        expires_in: 3600,
      })
    },
  )
})

test('returns the ids of removed keywords', { tags: ['BY-10'] }, () => {
  expect(
    getRemovedKeywords(saved.keywords, [createKeyword('goals', 'k1'), createKeyword('match')]),
  ).toEqual(['k2'])
  expect(getRemovedKeywords([createKeyword('draft')], [])).toEqual([])
})
