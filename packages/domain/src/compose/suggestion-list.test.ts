import { describe, expect, test } from 'vitest'
import { accountId } from '../entities/index.ts'
import {
  ACCOUNT_SEARCH_INTERVAL_MS,
  ACCOUNT_SUGGESTION_LIMIT,
  EMOJI_SUGGESTION_LIMIT,
  updateToken,
  hideSuggestions,
  moveHighlight,
  NO_SUGGESTIONS,
  setSuggestions,
  getShownSuggestions,
  type Suggestion,
  TAG_SUGGESTION_LIMIT,
  findTokenAtCaret,
} from './index.ts'

const token = (text: string) => findTokenAtCaret(text, text.length)
const found: readonly Suggestion[] = ['alice', 'alan', 'albert'].map((acct) => ({
  kind: 'account',
  id: accountId(acct),
  acct,
}))
const searching = () => updateToken(NO_SUGGESTIONS, token('@al'))
const open = () => setSuggestions(searching(), '@al', found)

test(
  'suggests 5 emoji, 4 tags and 4 accounts, requested at most every 200 ms',
  { tags: ['SUG-02', 'SUG-03', 'SUG-04'] },
  () => {
    expect([EMOJI_SUGGESTION_LIMIT, TAG_SUGGESTION_LIMIT, ACCOUNT_SUGGESTION_LIMIT]).toEqual([
      5, 4, 4,
    ])
    expect(ACCOUNT_SEARCH_INTERVAL_MS).toBe(200)
  },
)

test('starts without a token and suggestions', { tags: ['SUG-11'] }, () => {
  expect(NO_SUGGESTIONS).toEqual({
    token: null,
    suggestions: [],
    highlighted: 0,
    isHidden: false,
  })
  expect(getShownSuggestions(NO_SUGGESTIONS)).toEqual([])
})

describe('setSuggestions', () => {
  test(
    'shows suggestions for the current token and highlights the first',
    { tags: ['SUG-05', 'SUG-11'] },
    () => {
      expect(open()).toEqual({
        token: token('@al'),
        suggestions: found,
        highlighted: 0,
        isHidden: false,
      })
    },
  )

  test(
    'ignores suggestions for another token or after the token was removed',
    { tags: ['SUG-05'] },
    () => {
      const searched = searching()

      expect(setSuggestions(searched, '@alb', found)).toBe(searched)
      expect(setSuggestions(NO_SUGGESTIONS, '@al', found)).toBe(NO_SUGGESTIONS)
    },
  )

  test('resets the highlight', { tags: ['SUG-07'] }, () => {
    const moved = moveHighlight(open(), 1)

    expect(setSuggestions(moved, '@al', found).highlighted).toBe(0)
  })
})

describe('updateToken', () => {
  test(
    'keeps the suggestions until new ones arrive and highlights the first',
    { tags: ['SUG-05'] },
    () => {
      const next = updateToken(moveHighlight(open(), 1), token('@alb'))

      expect(next).toMatchObject({ token: { text: '@alb' }, suggestions: found, highlighted: 0 })
    },
  )

  test('removes suggestions of another kind', { tags: ['SUG-06'] }, () => {
    expect(updateToken(open(), token('#al')).suggestions).toEqual([])
    expect(updateToken(NO_SUGGESTIONS, token('@al')).suggestions).toEqual([])
  })

  test('closes the list when the token is removed', { tags: ['SUG-06'] }, () => {
    expect(updateToken(open(), null)).toBe(NO_SUGGESTIONS)
  })

  test('only moves the token when text before it changes', { tags: ['SUG-11'] }, () => {
    const moved = updateToken(moveHighlight(open(), 1), findTokenAtCaret('x @al', 5))

    expect(moved).toMatchObject({ token: { start: 2 }, highlighted: 1, suggestions: found })
  })
})

describe('hideSuggestions', () => {
  const hidden = () => hideSuggestions(open())

  test('shows no suggestions', { tags: ['SUG-06'] }, () => {
    expect(getShownSuggestions(hidden())).toEqual([])
    expect(getShownSuggestions(open())).toBe(found)
  })

  test(
    'hides the list until the token changes, also when suggestions arrive',
    { tags: ['SUG-06'] },
    () => {
      expect(updateToken(hidden(), token('@al')).isHidden).toBe(true)
      expect(getShownSuggestions(setSuggestions(hidden(), '@al', found))).toEqual([])
      expect(updateToken(hidden(), token('@alb')).isHidden).toBe(false)
    },
  )
})

test('moves the highlight with the arrow keys and stops at both ends', { tags: ['SUG-07'] }, () => {
  const second = moveHighlight(open(), 1)
  const third = moveHighlight(second, 1)

  expect(second.highlighted).toBe(1)
  expect(moveHighlight(third, 1).highlighted).toBe(2)
  expect(moveHighlight(second, -1).highlighted).toBe(0)
  expect(moveHighlight(open(), -1).highlighted).toBe(0)
  expect(moveHighlight(searching(), 1).highlighted).toBe(0)
})
