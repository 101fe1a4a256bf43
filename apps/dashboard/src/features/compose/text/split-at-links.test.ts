import { expect, test } from 'vitest'
import { splitAtLinks } from './ComposerText.tsx'

const formatPieces = (text: string, cut: number | null = null) =>
  splitAtLinks(text, cut)
    .filter((piece) => piece.text !== '')
    .map(({ text: part, isLink }) => (isLink ? `[${part}]` : part))

test.each([
  ['plain text', 'good morning', null, ['good morning']],
  ['a mention and a hashtag', 'hi @al, #cats!', null, ['hi ', '[@al]', ', ', '[#cats]', '!']],
  ['a URL', 'see https://a.example', null, ['see ', '[https://a.example]']],
  ['plain text at a cut', 'so :smi', 3, ['so ', ':smi']],
  ['a link at a cut', 'https://a.example/:smi', 18, ['[https://a.example/]', '[:smi]']],
  ['nowhere for a cut after the end', 'short', 30, ['short']],
])('splits %s', (_title, text, cut, expected) => {
  expect(formatPieces(text, cut)).toEqual(expected)
})

test('keeps the whole text and starts a piece at the cut, even at the end', () => {
  for (const cut of [0, 3, 9]) {
    const pieces = splitAtLinks('hi @al go', cut)

    expect(pieces.map(({ text }) => text).join('')).toBe('hi @al go')
    expect(pieces.some(({ start }) => start === cut)).toBe(true)
  }
})
