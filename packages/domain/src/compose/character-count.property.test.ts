import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGraphemes, findMentions, findUrls, type TextSpan } from '../text/index.ts'
import {
  createEmptyDraft,
  getRemainingCharacters,
  getTextLength,
  toPostedText,
  URL_COST,
} from './index.ts'

/** Pieces that are counted in their own way, and characters between them. */
const piece = fc.constantFrom(
  'a',
  'word',
  ' ',
  '\n',
  '.',
  ')',
  '👩‍👩‍👧',
  'e\u0301',
  'שלום',
  '@ada',
  '@ada@far.example',
  '#tag',
  'https://e.co/x',
  'http://a',
)
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

test('counts 0 only for an empty text and is never negative', { tags: ['CMP-10'] }, () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'grapheme' })), (written) => {
      const cost = getTextLength(written)

      expect(cost).toBeGreaterThanOrEqual(0)
      expect(cost === 0).toBe(written === '')
    }),
  )
})

function cut(
  whole: string,
  spans: readonly TextSpan[],
  replace: (span: TextSpan) => string,
): string {
  return spans
    .toReversed()
    .reduce((rest, span) => rest.slice(0, span.start) + replace(span) + rest.slice(span.end), whole)
}

/** Counts a text at once, without its blocks. */
function countAtOnce(whole: string): number {
  const urls = findUrls(whole)
  const rest = cut(whole, urls, () => '\n')
  const short = cut(rest, findMentions(rest), ({ start, end }) =>
    rest.slice(start, end).replace(/(?<=.)@.*/u, ''),
  )
  return countGraphemes(short) + urls.length * (URL_COST - 1)
}

/** A run of emoji is cut into blocks, and so are words. */
const longPiece = fc.oneof(
  piece,
  fc.constantFrom(
    'word '.repeat(60),
    '😀'.repeat(150),
    '👩‍👩‍👧'.repeat(40),
    '\u200D',
    '\uFE0F',
    'ℹ',
    '👋🏽',
  ),
)

test(
  'counts a long text in blocks like the whole',
  { tags: ['CMP-10', 'CMP-11', 'CMP-12'] },
  () => {
    fc.assert(
      fc.property(fc.array(longPiece, { maxLength: 40 }), (pieces) => {
        const written = pieces.join('')

        expect(getTextLength(written)).toBe(countAtOnce(written))
      }),
    )
  },
)

test(
  'counts two texts and the space between them separately',
  { tags: ['CMP-10', 'CMP-11', 'CMP-12'] },
  () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(getTextLength(`${one} ${other}`)).toBe(getTextLength(one) + 1 + getTextLength(other))
      }),
    )
  },
)

test(
  'reduces the remaining characters by exactly the length of the posted text',
  { tags: ['CMP-10', 'CMP-13'] },
  () => {
    fc.assert(
      fc.property(text, text, fc.boolean(), (written, warning, localOnly) => {
        const draft = {
          ...createEmptyDraft({ idempotencyKey: 'k' }),
          spoiler: true,
          spoilerText: warning,
        }
        const empty = getRemainingCharacters(draft)
        const full = { ...draft, localOnly, text: written }

        expect(empty - getRemainingCharacters(full)).toBe(getTextLength(toPostedText(full)))
        expect(empty).toBeLessThanOrEqual(500)
      }),
    )
  },
)
