import { expect, test } from 'vitest'
import { textPieces } from './ComposerText.tsx'

const shown = (text: string, cut: number | null = null) =>
  textPieces(text, cut)
    .filter((piece) => piece.text !== '')
    .map(({ text: part, isLink }) => (isLink ? `[${part}]` : part))

test.each([
  ['plain words', 'good morning', null, ['good morning']],
  ['a name and a tag', 'hi @al, #cats!', null, ['hi ', '[@al]', ', ', '[#cats]', '!']],
  ['an address', 'see https://a.example', null, ['see ', '[https://a.example]']],
  ['a cut in plain words', 'so :smi', 3, ['so ', ':smi']],
  ['a cut in a link', 'https://a.example/:smi', 18, ['[https://a.example/]', '[:smi]']],
  ['a cut behind the end', 'short', 30, ['short']],
])('%s', (_title, text, cut, expected) => {
  expect(shown(text, cut)).toEqual(expected)
})

test('the pieces are the text, and one begins where it was cut, at the end too', () => {
  for (const cut of [0, 3, 9]) {
    const pieces = textPieces('hi @al go', cut)

    expect(pieces.map(({ text }) => text).join('')).toBe('hi @al go')
    expect(pieces.some(({ start }) => start === cut)).toBe(true)
  }
})
