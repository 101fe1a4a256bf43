import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyWindow, insertNewest, type TimelineWindow } from './index.ts'

type Held = TimelineWindow<string>

const ids = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(first - index))

const scrolled = (items: Held['items']): Held => ({
  ...emptyWindow<string>(),
  items,
  top: false,
  hasMore: false,
})

describe('a reader who is scrolled down', () => {
  test('keeps everything up to 2,000 items [TL-24]', () => {
    const window = insertNewest(scrolled(ids(1999, 1999)), ['2000'], { anchors: ['3'] })

    expect(window.items).toEqual(ids(2000, 2000))
  })

  test('above 2,000 what lies between the newest 40 and the reader becomes a gap [TL-11] [TL-24]', () => {
    const window = insertNewest(scrolled(ids(2000, 2000)), ['2001'], { anchors: ['500'] })

    expect(window.items).toEqual([...ids(2001, 40), null, ...ids(700, 700)])
    expect(window.hasMore).toBe(false)
  })

  test('nothing within 200 rows of any reader is cut [TL-24]', () => {
    const window = insertNewest(scrolled(ids(2000, 2000)), ['2001'], { anchors: ['1500', '300'] })

    expect(window.items).toEqual([
      ...ids(2001, 40),
      null,
      ...ids(1700, 401),
      null,
      ...ids(500, 500),
    ])
  })

  test('near the front, the oldest go instead, and can be loaded again [TL-24]', () => {
    const window = insertNewest(scrolled(ids(2000, 2000)), ['2001'], { anchors: ['1900'] })

    expect(window.items).toEqual(ids(2001, 2000))
    expect(window.hasMore).toBe(true)
  })

  test('a reader at the very end of a long list keeps 200 rows below', () => {
    const window = insertNewest(scrolled(ids(5000, 5000)), ['5001'], { anchors: ['2700', '150'] })

    expect(window.items).toContain('1')
    expect(window.items).toContain('2700')
    expect(window.items.length).toBeLessThan(900)
  })

  test('below the last of many readers 200 rows stay, however long the list [TL-24]', () => {
    const anchors = ['4500', '3900', '3300', '2700', '2100', '1500']

    const window = insertNewest(scrolled(ids(5000, 5000)), ['5001'], { anchors })

    const around = (anchor: number) => [null, ...ids(anchor + 200, 401)]
    expect(window.items).toEqual([...ids(5001, 40), ...anchors.map(Number).flatMap(around)])
    expect(window.hasMore).toBe(true)
  })

  test('a reader at the newest row keeps 200 below it, an unknown one keeps nothing [TL-24]', () => {
    const cut = (...anchors: readonly string[]) =>
      insertNewest(scrolled(ids(2500, 2500)), ['2501'], { anchors }).items

    expect(cut('2501', '500').slice(0, 203)).toEqual([...ids(2501, 201), null, '700'])
    expect(cut('gone', '500')).toEqual(cut('500'))
  })

  test('a list that is cut does not end with a gap [TL-11]', () => {
    const items = [...ids(3000, 1998), null, ...ids(500, 10)]

    expect(insertNewest(scrolled(items), ['3001']).items).toEqual(ids(3001, 1999))
  })

  test('without a known reader only the oldest go', () => {
    const window = insertNewest(scrolled(ids(2000, 2000)), ['2001'], { anchors: ['gone'] })

    expect(window.items).toEqual(ids(2001, 2000))
  })
})

test('every reader keeps 200 rows around, in order, and holes are marked [TL-11] [TL-24]', () => {
  const size = 3000
  const anchor = fc.integer({ min: 1, max: size })
  fc.assert(
    fc.property(fc.array(anchor, { minLength: 1, maxLength: 4 }), (anchors) => {
      const window = insertNewest(scrolled(ids(size, size)), [String(size + 1)], {
        anchors: anchors.map(String),
      })
      const numbers = window.items.map((item) => (item === null ? null : Number(item)))
      const steps = numbers.slice(1).map((number, index) => {
        const above = numbers[index] ?? null
        return number === null || above === null ? 1 : above - number
      })
      expect(new Set(steps)).toEqual(new Set([1]))
      const kept = new Set(numbers)
      for (const reader of anchors) {
        for (let row = Math.max(1, reader - 200); row <= Math.min(size, reader + 200); row += 1) {
          expect(kept.has(row)).toBe(true)
        }
      }
      expect(window.items.at(-1)).not.toBeNull()
      expect(window.items.length).toBeLessThanOrEqual(Math.max(2000, 40 + anchors.length * 402))
    }),
    { numRuns: 30 },
  )
})
