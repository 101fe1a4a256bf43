import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MIN_TOKEN_LENGTH, tokenAtCaret } from './index.ts'

/** The caret is where the bar stands. */
function at(marked: string) {
  const caret = marked.indexOf('|')
  return tokenAtCaret(marked.replace('|', ''), caret)
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
] as const)('in %j the %s %j is asked for', { tags: ['SUG-01'] }, (marked, kind, query) => {
  expect(at(marked)).toMatchObject({ kind, query })
})

test.each([
  ['two characters are too few', '@a|'],
  ['also where they take two units each', '@𝐚|'],
  ['the sign alone', '@|'],
  ['behind a letter', 'x@al|'],
  ['behind a letter with an accent of its own', 'e\u0301@al|'],
  ['behind a digit', '12:30|'],
  ['behind an underscore', '_#tag|'],
  ['in a path', 'https://m.example/@al|'],
  ['before the sign', '|@al'],
  ['two characters with a full-width sign', '＠a|'],
  ['a full-width sign behind a letter', 'ねこ＠al|'],
  ['a full-width colon behind a word', 'x：smi|'],
  ['behind the token', '@al |'],
  ['behind a full stop', '@al.|'],
  ['behind a whole shortcode', ':smile:|'],
  ['an emoticon', ':-)|'],
  ['no token', 'hello|'],
  ['nothing', '|'],
])('%s: nothing is asked for', { tags: ['SUG-01', 'SUG-06'] }, (_title, marked) => {
  expect(at(marked)).toBeNull()
})

test(
  'finds a token far behind in a word without end, and none that is longer',
  { tags: ['SUG-01'] },
  () => {
    const word = `${'x'.repeat(100_000)}(`

    expect(tokenAtCaret(`${word}@al`, word.length + 3)).toMatchObject({
      start: word.length,
      query: 'al',
    })
    expect(tokenAtCaret(`x@${'a'.repeat(2_000)}`, 1_000)).toBeNull()
    expect(tokenAtCaret(`${'x'.repeat(999)}@${'a'.repeat(999)}`, 1_999)).toBeNull()
  },
)

test('a token knows its sign and its place, in UTF-16 units', { tags: ['SUG-01'] }, () => {
  expect(tokenAtCaret('😀 @al there', 6)).toEqual({
    kind: 'account',
    start: 3,
    end: 6,
    text: '@al',
    query: 'al',
  })
  expect(MIN_TOKEN_LENGTH).toBe(3)
})

test('a token is always the part of the text that holds the caret', { tags: ['SUG-01'] }, () => {
  const text = fc.string({ unit: fc.constantFrom('@', '#', ':', 'a', 'é', '1', '.', ' ', '😀') })
  fc.assert(
    fc.property(text, fc.nat(40), (written, caret) => {
      const token = tokenAtCaret(written, caret)

      if (token === null) return
      expect(written.slice(token.start, token.end)).toBe(token.text)
      expect(token.text.slice(1)).toBe(token.query)
      expect(token.start).toBeLessThan(caret)
      expect(token.end).toBeGreaterThanOrEqual(caret)
    }),
  )
})
