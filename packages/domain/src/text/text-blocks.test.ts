import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BLOCK_LENGTH,
  countGraphemes,
  findHashtags,
  findMentions,
  findUrls,
  judgeBlocks,
  textBlocks,
} from './index.ts'

const line = `${'x'.repeat(BLOCK_LENGTH - 1)}\n`

test.each([
  ['nothing', '', ['']],
  ['a line end', '\n', ['\n']],
  ['a few short lines', 'a\nb\n', ['a\nb\n']],
  ['one long line', line.slice(0, -1).repeat(3), [line.slice(0, -1).repeat(3)]],
  ['a long line and what follows', `${line}b`, [line, 'b']],
  [
    'a line that is too short, and the next',
    `${line.slice(1)}b\n${line}`,
    [`${line.slice(1)}b\n`, line],
  ],
])('%s is cut behind whole lines', (_title, text, blocks) => {
  expect(textBlocks(text)).toEqual(blocks)
})

/** What reaches far, or joins what stands beside it. */
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
)
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

/** The blocks that texts are judged in. */
const judgedBlocks = judgeBlocks((block) => block)

test.each([
  ['lines', textBlocks],
  ['words', judgedBlocks],
])(
  'blocks of %s are the text, and found is in them what is found in it',
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

test('a line without end is judged where it changes', () => {
  const judged: string[] = []
  const judge = judgeBlocks((block) => judged.push(block))
  const words = 'word '.repeat(1_000)
  judge(words)
  judged.length = 0

  judge(`${words}and`)

  expect(judged.join('').length).toBeLessThan(3 * BLOCK_LENGTH)
})

test('of a text that grows only the last block is judged again', () => {
  const judged: string[] = []
  const lengths = judgeBlocks((block) => judged.push(block) && block.length)

  expect(lengths(`${line}${line}a`)).toEqual([BLOCK_LENGTH, BLOCK_LENGTH, 1])
  expect(lengths(`${line}${line}ab`)).toEqual([BLOCK_LENGTH, BLOCK_LENGTH, 2])

  expect(judged).toEqual([line, 'a', 'ab'])
})

test('a block that was gone is judged again: no more is remembered than the last text', () => {
  const judged: string[] = []
  const judge = judgeBlocks((block) => judged.push(block))

  for (const written of ['a', 'b', 'a']) judge(written)

  expect(judged).toEqual(['a', 'b', 'a'])
})
