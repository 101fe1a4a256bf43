import { describe, expect, test } from 'vitest'
import { accountId } from '../entities/index.ts'
import {
  ACCOUNT_SEARCH_INTERVAL_MS,
  ACCOUNT_SUGGESTION_LIMIT,
  EMOJI_SUGGESTION_LIMIT,
  followToken,
  hideSuggestions,
  moveHighlight,
  NO_SUGGESTIONS,
  receiveSuggestions,
  shownSuggestions,
  type Suggestion,
  TAG_SUGGESTION_LIMIT,
  tokenAtCaret,
} from './index.ts'

const token = (text: string) => tokenAtCaret(text, text.length)
const found: readonly Suggestion[] = ['alice', 'alan', 'albert'].map((acct) => ({
  kind: 'account',
  id: accountId(acct),
  acct,
}))
const searching = () => followToken(NO_SUGGESTIONS, token('@al'))
const open = () => receiveSuggestions(searching(), '@al', found)

test(
  '5 emoji, 4 tags, 4 accounts, asked for at most every 200 ms',
  { tags: ['SUG-02', 'SUG-03', 'SUG-04'] },
  () => {
    expect([EMOJI_SUGGESTION_LIMIT, TAG_SUGGESTION_LIMIT, ACCOUNT_SUGGESTION_LIMIT]).toEqual([
      5, 4, 4,
    ])
    expect(ACCOUNT_SEARCH_INTERVAL_MS).toBe(200)
  },
)

test('at first there is no token and no suggestion', { tags: ['SUG-11'] }, () => {
  expect(NO_SUGGESTIONS).toEqual({
    token: null,
    suggestions: [],
    highlighted: 0,
    isHidden: false,
  })
  expect(shownSuggestions(NO_SUGGESTIONS)).toEqual([])
})

describe('an answer', () => {
  test(
    'for the present token is suggested, the first one marked',
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
    'for another token is ignored, and so is one after the token went',
    { tags: ['SUG-05'] },
    () => {
      const asked = searching()

      expect(receiveSuggestions(asked, '@alb', found)).toBe(asked)
      expect(receiveSuggestions(NO_SUGGESTIONS, '@al', found)).toBe(NO_SUGGESTIONS)
    },
  )

  test('starts the marking anew', { tags: ['SUG-07'] }, () => {
    const moved = moveHighlight(open(), 1)

    expect(receiveSuggestions(moved, '@al', found).highlighted).toBe(0)
  })
})

describe('typing on', () => {
  test(
    'keeps the suggestions until the new ones come, the first one marked',
    { tags: ['SUG-05'] },
    () => {
      const next = followToken(moveHighlight(open(), 1), token('@alb'))

      expect(next).toMatchObject({ token: { text: '@alb' }, suggestions: found, highlighted: 0 })
    },
  )

  test('drops those of another kind', { tags: ['SUG-06'] }, () => {
    expect(followToken(open(), token('#al')).suggestions).toEqual([])
    expect(followToken(NO_SUGGESTIONS, token('@al')).suggestions).toEqual([])
  })

  test('closes the list with the token', { tags: ['SUG-06'] }, () => {
    expect(followToken(open(), null)).toBe(NO_SUGGESTIONS)
  })

  test('before the token only moves it', { tags: ['SUG-11'] }, () => {
    const moved = followToken(moveHighlight(open(), 1), tokenAtCaret('x @al', 5))

    expect(moved).toMatchObject({ token: { start: 2 }, highlighted: 1, suggestions: found })
  })
})

describe('hiding', () => {
  const hidden = () => hideSuggestions(open())

  test('shows none', { tags: ['SUG-06'] }, () => {
    expect(shownSuggestions(hidden())).toEqual([])
    expect(shownSuggestions(open())).toBe(found)
  })

  test('lasts while the token stays, also when an answer comes', { tags: ['SUG-06'] }, () => {
    expect(followToken(hidden(), token('@al')).isHidden).toBe(true)
    expect(shownSuggestions(receiveSuggestions(hidden(), '@al', found))).toEqual([])
    expect(followToken(hidden(), token('@alb')).isHidden).toBe(false)
  })
})

test('arrows move the marking and stop at both ends', { tags: ['SUG-07'] }, () => {
  const second = moveHighlight(open(), 1)
  const third = moveHighlight(second, 1)

  expect(second.highlighted).toBe(1)
  expect(moveHighlight(third, 1).highlighted).toBe(2)
  expect(moveHighlight(second, -1).highlighted).toBe(0)
  expect(moveHighlight(open(), -1).highlighted).toBe(0)
  expect(moveHighlight(searching(), 1).highlighted).toBe(0)
})
