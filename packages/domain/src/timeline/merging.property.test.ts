import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyWindow,
  fillGap,
  gapMaxId,
  insertNewest,
  mergeNewer,
  mergeOlder,
  removeIds,
  type TimelineWindow,
} from './index.ts'

/**
 * A server's whole timeline is p0 (newest) to p59. What is held is made of stretches of it with gaps
 * between; pages are what a server would answer. Whatever happens, nothing is listed twice, nothing
 * out of order, nothing that was brought is lost, and no hole goes unmarked.
 */
const SIZE = 60
const idAt = (position: number) => `p${position}`
const positionOf = (id: string) => Number(id.slice(1))
const stretch = (from: number, to: number) =>
  Array.from({ length: Math.max(0, Math.min(SIZE, to) - from) }, (_, index) => idAt(from + index))

type Held = TimelineWindow<string>

const heldWindow: fc.Arbitrary<Held> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 8 })), { maxLength: 5 })
  .map((stretches) => {
    let position = 8
    const items = stretches.flatMap(([hole, length], index) => {
      const from = position + (index === 0 ? 0 : hole)
      position = from + length
      return index === 0 ? stretch(from, position) : [null, ...stretch(from, position)]
    })
    return { ...emptyWindow<string>(), items }
  })

/** What is wrong with a list, in words; empty when nothing is. */
function faults(before: Held, page: readonly string[], after: Held): readonly string[] {
  const listed = after.items.filter((item) => item !== null)
  const known = new Set<string | null>(listed)
  const lost = [...page, ...before.items].filter((item) => item !== null && !known.has(item))
  const inOrder = listed.toSorted((a, b) => positionOf(a) - positionOf(b))
  const holes = after.items.filter((item, index) => {
    const above = after.items[index - 1] ?? null
    return item !== null && above !== null && positionOf(item) !== positionOf(above) + 1
  })
  return [
    ...lost.map((id) => `lost ${id}`),
    ...holes.map((id) => `unmarked hole above ${id}`),
    ...(known.size < listed.length ? ['repeated'] : []),
    ...(inOrder.join() === listed.join() ? [] : ['out of order']),
    ...(hasTwoGaps(after.items) ? ['two gaps in a row'] : []),
  ]
}

const hasTwoGaps = (items: Held['items']): boolean =>
  items.some((item, index) => item === null && items[index + 1] === null)

const anyLimit = fc.integer({ min: 1, max: 20 })

describe('merging pages of a server', () => {
  test('an older page loses nothing, repeats nothing, keeps the order [TL-13]', () => {
    fc.assert(
      fc.property(heldWindow, anyLimit, (window, limit) => {
        const last = window.items.at(-1)
        const from = last == null ? 0 : positionOf(last) + 1
        const ids = stretch(from, from + limit)

        expect(
          faults(window, ids, mergeOlder(window, { ids, hasNext: from + limit < SIZE })),
        ).toEqual([])
      }),
    )
  })

  test('a refresh marks every hole that it leaves, also while posts stream in [TL-11] [TL-13]', () => {
    const small = fc.integer({ min: 0, max: 3 })
    fc.assert(
      fc.property(heldWindow, anyLimit, small, small, fc.boolean(), (window, limit, ...rest) => {
        const [answeredAt, streamed, hasGap] = rest
        const first = window.items[0] ?? null
        // A list that begins with a gap, or with nothing, is asked for whole.
        const since = hasGap ? null : first
        const end = since === null ? SIZE : positionOf(since)
        const ids = stretch(answeredAt, Math.min(end, answeredAt + limit))
        // What streamed in after the question was asked: some before, some after the answer was made.
        const inFront = first === null ? [] : stretch(0, answeredAt + streamed)
        const gap = hasGap && first !== null ? [null] : []
        const asked = { ...window, items: [...inFront, ...gap, ...window.items] }
        fc.pre(answeredAt === 0 || inFront.length > 0)

        const page = { ids, isPartial: false, isFull: ids.length === limit, since }
        expect(faults(asked, ids, mergeNewer(asked, page))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('filling gaps one by one ends with a whole list [TL-12]', () => {
    fc.assert(
      fc.property(heldWindow, anyLimit, (start, limit) => {
        let window = start
        for (let round = 0; round <= SIZE; round += 1) {
          const gap = window.items.indexOf(null)
          if (gap < 0) break
          const above = gapMaxId(window, gap)
          const from = above === null ? 0 : positionOf(above) + 1
          const page = { ids: stretch(from, from + limit), hasNext: from + limit < SIZE }
          const after = fillGap(window, gap, page)
          expect(faults(window, page.ids, after)).toEqual([])
          window = after
        }
        expect(window.items).not.toContain(null)
      }),
    )
  })
})

test('inserting and removing never repeats an id, leaves two gaps, or miscounts [TL-07] [TL-14]', () => {
  const position = fc.integer({ min: 0, max: SIZE - 1 })
  const step = fc.oneof(
    fc.record({ insert: position }),
    fc.record({ remove: fc.array(position, { maxLength: 8 }) }),
  )
  fc.assert(
    fc.property(heldWindow, fc.boolean(), fc.array(step), (start, top, steps) => {
      let window: Held = { ...start, top }
      for (const one of steps) {
        window =
          'insert' in one
            ? insertNewest(window, [idAt(one.insert)])
            : removeIds(window, new Set(one.remove.map(idAt)))
        const listed = window.items.filter((item) => item !== null)
        expect(new Set(listed).size).toBe(listed.length)
        expect(hasTwoGaps(window.items)).toBe(false)
        expect(window.unread).toBeGreaterThanOrEqual(0)
        expect(window.unread).toBeLessThanOrEqual(listed.length)
      }
    }),
  )
})
