import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyDraft, remainingCharacters, textLength, toPostedText } from './index.ts'

/** Pieces that cost something of their own, and what stands between them. */
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

test(
  'a text never costs less than nothing, and nothing only when it is empty',
  { tags: ['CMP-10'] },
  () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'grapheme' })), (written) => {
        const cost = textLength(written)

        expect(cost).toBeGreaterThanOrEqual(0)
        expect(cost === 0).toBe(written === '')
      }),
    )
  },
)

test(
  'two texts apart cost what both cost, and the space between',
  { tags: ['CMP-10', 'CMP-11', 'CMP-12'] },
  () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(textLength(`${one} ${other}`)).toBe(textLength(one) + 1 + textLength(other))
      }),
    )
  },
)

test('what is left falls by exactly what is sent', { tags: ['CMP-10', 'CMP-13'] }, () => {
  fc.assert(
    fc.property(text, text, fc.boolean(), (written, warning, localOnly) => {
      const draft = { ...emptyDraft({ idempotencyKey: 'k' }), spoiler: true, spoilerText: warning }
      const empty = remainingCharacters(draft)
      const full = { ...draft, localOnly, text: written }

      expect(empty - remainingCharacters(full)).toBe(textLength(toPostedText(full)))
      expect(empty).toBeLessThanOrEqual(500)
    }),
  )
})
