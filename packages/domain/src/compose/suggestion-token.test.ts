import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MIN_TOKEN_LENGTH, findTokenAtCaret } from './index.ts'

/** The bar marks the caret. */
function findAtBar(marked: string) {
  const caret = marked.indexOf('|')
  return findTokenAtCaret(marked.replace('|', ''), caret)
}

test.each([
  ['@al|', 'account', 'al'],
  ['#ab|', 'tag', 'ab'],
  [':sm|', 'emoji', 'sm'],
  [':+1|', 'emoji', '+1'],
  [':-1|', 'emoji', '-1'],
  [':herz_rot|', 'emoji', 'herz_rot'],
  ['hi @al| there', 'account', 'al'],
  ['@a|lice', 'account', 'alice'],
  ['line\n@al|', 'account', 'al'],
  ['(@al|', 'account', 'al'],
  ['"#tag|', 'tag', 'tag'],
  ['@@al|', 'account', 'al'],
  ['##tag|', 'tag', 'tag'],
  ['::smi|', 'emoji', 'smi'],
  ['@al_9|', 'account', 'al_9'],
  ['@ann.2-lee..x|', 'account', 'ann.2-lee..x'],
  ['@bob@far.ex-a|mple', 'account', 'bob@far.ex-ample'],
  ['@bob@s1|', 'account', 'bob@s1'],
  ['@bob@|', 'account', 'bob@'],
  ['@bob@far.|', 'account', 'bob@far.'],
  ['#Crème_1|', 'tag', 'Crème_1'],
  ['#हिन्दी|', 'tag', 'हिन्दी'],
  [':हिन्दी|', 'emoji', 'हिन्दी'],
  ['👩‍👩‍👧 @al|', 'account', 'al'],
  ['@al| @bob', 'account', 'al'],
  ['@al @bob|', 'account', 'bob'],
  ['＠kwa|', 'account', 'kwa'],
  ['＠ｋｗａ|', 'account', 'kwa'],
  ['＠bob＠far．ex|', 'account', 'bob@far.ex'],
  ['（＠al|', 'account', 'al'],
  ['＃lig|', 'tag', 'lig'],
  ['＃さくら|', 'tag', 'さくら'],
  ['：smi|', 'emoji', 'smi'],
] as const)('finds in %j the %s token %j', { tags: ['SUG-01'] }, (marked, kind, query) => {
  expect(findAtBar(marked)).toMatchObject({ kind, query })
})

test.each([
  ['two characters', '@a|'],
  ['two characters of two units each', '@𝐚|'],
  ['only the prefix character', '@|'],
  ['after a letter', 'x@al|'],
  ['after a letter with a combining accent', 'e\u0301@al|'],
  ['after a digit', '12:30|'],
  ['after an underscore', '_#tag|'],
  ['in a path', 'https://m.example/@al|'],
  ['before the prefix character', '|@al'],
  ['two characters with a full-width prefix character', '＠a|'],
  ['a full-width prefix character after a letter', 'ねこ＠al|'],
  ['a full-width colon after a word', 'x：smi|'],
  ['after the token', '@al |'],
  ['after a full stop', '@al.|'],
  ['after a complete shortcode', ':smile:|'],
  ['an emoticon', ':-)|'],
  ['no token', 'hello|'],
  ['an empty text', '|'],
])('finds no token: %s', { tags: ['SUG-01', 'SUG-06'] }, (_title, marked) => {
  expect(findAtBar(marked)).toBeNull()
})

test(
  'finds a token far into an endless word, and none that is too long',
  { tags: ['SUG-01'] },
  () => {
    const word = `${'x'.repeat(100_000)}(`

    expect(findTokenAtCaret(`${word}@al`, word.length + 3)).toMatchObject({
      start: word.length,
      query: 'al',
    })
    expect(findTokenAtCaret(`x@${'a'.repeat(2_000)}`, 1_000)).toBeNull()
    expect(findTokenAtCaret(`${'x'.repeat(999)}@${'a'.repeat(999)}`, 1_999)).toBeNull()
  },
)

test('returns the prefix character and the position in UTF-16 units', { tags: ['SUG-01'] }, () => {
  expect(findTokenAtCaret('😀 @al there', 6)).toEqual({
    kind: 'account',
    start: 3,
    end: 6,
    text: '@al',
    query: 'al',
  })
  expect(MIN_TOKEN_LENGTH).toBe(3)
})

test('returns the part of the text that contains the caret', { tags: ['SUG-01'] }, () => {
  const text = fc.string({ unit: fc.constantFrom('@', '#', ':', 'a', 'é', '1', '.', ' ', '😀') })
  fc.assert(
    fc.property(text, fc.nat(40), (written, caret) => {
      const token = findTokenAtCaret(written, caret)

      if (token === null) return
      expect(written.slice(token.start, token.end)).toBe(token.text)
      expect(token.text.slice(1)).toBe(token.query)
      expect(token.start).toBeLessThan(caret)
      expect(token.end).toBeGreaterThanOrEqual(caret)
    }),
  )
})
