import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEmptyDraft, getRemainingCharacters, getTextLength, toPostedText } from './index.ts'

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
