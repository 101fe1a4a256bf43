import { describe, expect, test } from 'vitest'
import { filterId, type FilterV2Entity, statusId } from '../entities/index.ts'
import {
  draftOfV2,
  FILTER_CONTEXTS,
  FILTER_EXPIRIES,
  type FilterDraft,
  filterProblems,
  goneKeywords,
  keywordChanges,
  NEW_FILTER,
  NEW_KEYWORD,
  toFilterV1Input,
  toFilterV2Input,
} from './index.ts'

const word = (keyword: string, id: string | null = null, whole_word = true) => ({
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
  keywords: [word('goal', 'k1'), word('match', 'k2', false)],
  statuses: [],
}
const whole: FilterDraft = { ...NEW_FILTER, title: 'Sports', keywords: [word('goal')] }

describe('a draft', () => {
  test(
    'begins as a warning, everywhere, for good, with one empty whole word',
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

  test('of a saved filter has all that it says', { tags: ['BY-10'] }, () => {
    expect(draftOfV2(saved)).toEqual({
      id: '7',
      title: 'Sports',
      context: ['home', 'public'],
      action: 'blur',
      expiry: 'never',
      keywords: saved.keywords,
      statusCount: 0,
    })
    expect(draftOfV2({ ...saved, expires_at: '2026-12-01T00:00:00Z' }).expiry).toBe('keep')
    const hidden = [{ id: '1', status_id: statusId('9') }]
    expect(draftOfV2({ ...saved, statuses: hidden }).statusCount).toBe(1)
  })
})

test.each<[string, Partial<FilterDraft>, readonly string[]]>([
  ['a whole one', {}, []],
  ['one without a name', { title: '  ' }, ['no-title']],
  ['one that applies nowhere', { context: [] }, ['no-context']],
  ['one without keywords', { keywords: [] }, ['no-keyword']],
  ['one with an empty keyword', { keywords: [word('  ')] }, ['no-keyword']],
  ['one with an empty keyword among others', { keywords: [word('a'), NEW_KEYWORD] }, []],
  ['one for single statuses', { keywords: [], statusCount: 1 }, []],
  ['one with several words', { keywords: [word('goal'), word('cup')] }, []],
  [
    'one that says a word twice',
    { keywords: [word('Goal'), word(' goal ')] },
    ['repeated-keyword'],
  ],
  [
    'an empty one',
    { title: '', context: [], keywords: [] },
    ['no-title', 'no-context', 'no-keyword'],
  ],
])('%s has the problems that it has', { tags: ['BY-10'] }, (_name, patch, problems) => {
  expect(filterProblems({ ...whole, ...patch })).toEqual(problems)
})

describe('keywords that change', () => {
  test.each([
    ['stay unnamed where they stay', saved.keywords, []],
    [
      'are added without an id',
      [...saved.keywords, word('cup')],
      [{ keyword: 'cup', whole_word: true }],
    ],
    [
      'are changed by their id',
      [word('goals', 'k1'), word('match', 'k2', false)],
      [{ id: 'k1', keyword: 'goals', whole_word: true }],
    ],
    [
      'change in being whole words alone',
      [word('goal', 'k1', false), word('match', 'k2', false)],
      [{ id: 'k1', keyword: 'goal', whole_word: false }],
    ],
    ['are destroyed where they are gone', [word('goal', 'k1')], [{ id: 'k2', _destroy: true }]],
    [
      'are new under an id that the server does not know',
      [...saved.keywords, word('cup', 'k9')],
      [{ keyword: 'cup', whole_word: true }],
    ],
    [
      'are all destroyed',
      [],
      [
        { id: 'k1', _destroy: true },
        { id: 'k2', _destroy: true },
      ],
    ],
  ])('%s', { tags: ['BY-10'] }, (_name, after, changes) => {
    expect(keywordChanges(saved.keywords, after)).toEqual(changes)
  })

  test('that the server never saw cannot be destroyed', { tags: ['BY-10'] }, () => {
    expect(keywordChanges([word('draft')], [])).toEqual([])
    expect(keywordChanges([word('draft')], [word('other')])).toEqual([
      { keyword: 'other', whole_word: true },
    ])
  })
})

describe('what is sent', () => {
  test('for a new filter is all of it, trimmed', { tags: ['BY-10', 'OVR-07'] }, () => {
    const draft = { ...whole, title: ' Sports ', keywords: [word(' goal '), NEW_KEYWORD] }

    expect(toFilterV2Input(draft)).toEqual({
      title: 'Sports',
      context: draft.context,
      filter_action: 'warn',
      expires_in: '',
      keywords_attributes: [{ keyword: 'goal', whole_word: true }],
    })
  })

  test(
    'for a changed one are its changes; an expiry that stays is not sent',
    { tags: ['BY-10'] },
    () => {
      const draft: FilterDraft = {
        ...draftOfV2(saved),
        expiry: 'keep',
        keywords: [word('goal', 'k1')],
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
    'to an old server is a keyword alone, which it drops or not: %s',
    { tags: ['BY-10', 'OVR-07'] },
    (action, irreversible) => {
      expect(toFilterV1Input({ ...whole, action, expiry: 3600 }, word('cup', '3', false))).toEqual({
        phrase: 'cup',
        context: whole.context,
        irreversible,
        whole_word: false,
        expires_in: 3600,
      })
    },
  )
})

test('a keyword is gone where the draft does not have its id', { tags: ['BY-10'] }, () => {
  expect(goneKeywords(saved.keywords, [word('goals', 'k1'), word('match')])).toEqual(['k2'])
  expect(goneKeywords([word('draft')], [])).toEqual([])
})
