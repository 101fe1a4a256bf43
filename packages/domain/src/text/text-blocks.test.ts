import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  MIN_BLOCK_LENGTH,
  countGraphemes,
  findHashtags,
  findMentions,
  findUrls,
  createBlockCache,
  splitIntoLineBlocks,
} from './index.ts'

const line = `${'x'.repeat(MIN_BLOCK_LENGTH - 1)}\n`

test.each([
  ['an empty text', '', ['']],
  ['a line end', '\n', ['\n']],
  ['a few short lines', 'a\nb\n', ['a\nb\n']],
  ['one long line', line.slice(0, -1).repeat(3), [line.slice(0, -1).repeat(3)]],
  ['a long line and another', `${line}b`, [line, 'b']],
  [
    'a line that is too short, and the next',
    `${line.slice(1)}b\n${line}`,
    [`${line.slice(1)}b\n`, line],
  ],
])('splits %s after whole lines', (_title, text, blocks) => {
  expect(splitIntoLineBlocks(text)).toEqual(blocks)
})

/** Parts that match far, or combine with a neighbour. */
const piece = fc.constantFrom(
  'a',
  ' ',
  '\n',
  '\r',
  '\u0301',
  '\u200D',
  '👩',
  '@a',
  '@b.c',
  '#tag',
  'https://a.b',
  '/(',
  '\u{1F3FD}',
  '\uFF9E',
  ')',
  '.',
  'word '.repeat(60),
  'ℹ',
  '\u{1F1E9}',
  '\uFE0F',
  '_',
  '😀'.repeat(150),
  '👩\u200D👩\u200D👧'.repeat(40),
  '👋\u{1F3FD}❤\uFE0F'.repeat(60),
)
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

/** Returns the blocks that are cached separately. */
const cachedBlocks = createBlockCache((block) => block)

test.each([
  ['lines', splitIntoLineBlocks],
  ['words', cachedBlocks],
])(
  'splits into %s without loss, and finds the same in the blocks as in the text',
  { tags: ['CMP-10', 'CMP-11', 'CMP-12'] },
  (_kind, cut) => {
    fc.assert(
      fc.property(text, (written) => {
        const blocks = cut(written)
        const sum = (count: (block: string) => number) =>
          blocks.reduce((total, block) => total + count(block), 0)

        expect(blocks.join('')).toBe(written)
        expect(sum(countGraphemes)).toBe(countGraphemes(written))
        expect(blocks.flatMap(findUrls).map(({ url }) => url)).toEqual(
          findUrls(written).map(({ url }) => url),
        )
        expect(sum((block) => findMentions(block).length)).toBe(findMentions(written).length)
        expect(sum((block) => findHashtags(block).length)).toBe(findHashtags(written).length)
      }),
    )
  },
)

test('recomputes only the changed block of a single long line', () => {
  const judged: string[] = []
  const judge = createBlockCache((block) => judged.push(block))
  const words = 'word '.repeat(1_000)
  judge(words)
  judged.length = 0

  judge(`${words}and`)

  expect(judged.join('').length).toBeLessThan(3 * MIN_BLOCK_LENGTH)
})

test.each([
  ['emoji', '😀'],
  ['emoji of several characters', '👩\u200D👩\u200D👧👋\u{1F3FD}❤\uFE0F'],
])('recomputes only the changed block of %s without spaces', (_what, emoji) => {
  const judged: string[] = []
  const judge = createBlockCache((block) => judged.push(block))
  const many = emoji.repeat(2_000)
  judge(many)
  for (const written of [`${many}a`, `a${many}`]) {
    judged.length = 0
    judge(written)

    expect(judged.join('').length).toBeLessThan(3 * MIN_BLOCK_LENGTH)
  }
})

test('does not split a URL that contains emoji, and splits the emoji after it', () => {
  const url = `https://a.example/${'😀'.repeat(1_000)}`

  expect(cachedBlocks(url)).toEqual([url])
  const [first = '', ...others] = cachedBlocks(`${url} ${'😀'.repeat(1_000)}`)
  expect(first.startsWith(`${url} `)).toBe(true)
  expect(others.length).toBeGreaterThan(2)
})

test('computes a text once that is asked for twice', () => {
  const judged: string[] = []
  const judge = createBlockCache((block) => judged.push(block))

  expect(judge('a')).toBe(judge('a'))
  expect(judged).toEqual(['a'])
})

test('recomputes only the last block of a growing text', () => {
  const judged: string[] = []
  const lengths = createBlockCache((block) => judged.push(block) && block.length)

  expect(lengths(`${line}${line}a`)).toEqual([MIN_BLOCK_LENGTH, MIN_BLOCK_LENGTH, 1])
  expect(lengths(`${line}${line}ab`)).toEqual([MIN_BLOCK_LENGTH, MIN_BLOCK_LENGTH, 2])

  expect(judged).toEqual([line, 'a', 'ab'])
})

test('recomputes a removed block, because only the last text is cached', () => {
  const judged: string[] = []
  const judge = createBlockCache((block) => judged.push(block))

  for (const written of ['a', 'b', 'a']) judge(written)

  expect(judged).toEqual(['a', 'b', 'a'])
})
