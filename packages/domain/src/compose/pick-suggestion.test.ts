import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UnicodeEmoji } from '../emoji/index.ts'
import { accountId } from '../entities/index.ts'
import { pickSuggestion, type Suggestion, findTokenAtCaret } from './index.ts'

const account = (acct: string): Suggestion => ({ kind: 'account', id: accountId('1'), acct })
const tag = (name: string): Suggestion => ({ kind: 'tag', tag: name })

const smile: UnicodeEmoji = {
  id: 'smile',
  shortNames: ['smile'],
  name: 'Smile',
  keywords: [],
  emoticons: [],
  category: 'people',
  unified: '1f604',
}

const emoji = (text: string): Suggestion => ({ kind: 'emoji', emoji: smile, text })

/** The bars mark the caret, before and after. */
function pick(marked: string, suggestion: Suggestion): string {
  const text = marked.replace('|', '')
  const token = findTokenAtCaret(text, marked.indexOf('|'))
  const edit = pickSuggestion(text, token!, suggestion)
  return `${edit.text.slice(0, edit.caret)}|${edit.text.slice(edit.caret)}`
}

describe('pickSuggestion', () => {
  test.each([
    ['hi @al| there', 'hi @alice@x |there', account('alice@x')],
    ['hi @al|', 'hi @alice |', account('alice')],
    ['hi ＠al|', 'hi @alice |', account('alice')],
    ['see ＃lig|', 'see #light |', tag('light')],
    ['yes ：smi|', 'yes 😄\u200B|', emoji('😄')],
    ['hi @al|, there', 'hi @alice |, there', account('alice')],
    ['hi @al|\nthere', 'hi @alice |\nthere', account('alice')],
    ['@a|lx', '@alice |', account('alice')],
    ['#ca|  b', '#Cats | b', tag('Cats')],
    [':smi| b', '😄\u200B| b', emoji('😄')],
    [':smi|\u200Bb', '😄\u200B|b', emoji('😄')],
    ['a :bl|', 'a :blob:\u200B|', emoji(':blob:')],
  ])('turns %j into %j', { tags: ['SUG-08'] }, (marked, expected, suggestion) => {
    expect(pick(marked, suggestion)).toBe(expected)
  })

  test('keeps the text outside the token', { tags: ['SUG-08'] }, () => {
    const outside = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '😀', '\u200B', '.') })
    const query = fc.stringMatching(/^[a-z]{2,5}$/)
    const suggestion = fc.constantFrom(account('alice'), tag('Cats'), emoji('😄'))
    fc.assert(
      fc.property(outside, query, outside, suggestion, (before, name, after, picked) => {
        const text = `${before} @${name} ${after}`
        const start = before.length + 1
        const token = { start, end: start + 1 + name.length }
        const edit = pickSuggestion(text, token, picked)

        expect(edit.text.startsWith(`${before} `)).toBe(true)
        expect(edit.text.endsWith(` ${after}`)).toBe(true)
        expect(edit.caret).toBeGreaterThan(start)
        expect(edit.caret).toBeLessThanOrEqual(edit.text.length)
      }),
    )
  })
})
