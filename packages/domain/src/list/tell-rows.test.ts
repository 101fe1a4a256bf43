import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byNumber, idsDown, liveListOfRows } from '../testing/list-of-rows.ts'
import {
  askForPage,
  isRealGap,
  type ListState,
  needsNewest,
  reduceList,
  type ReduceOptions,
} from './index.ts'

type List = ListState<string>

const tell = (list: List, ids: readonly string[], options: ReduceOptions<string> = {}): List =>
  reduceList(list, { type: 'told', ids }, options)

const scrolled = (items: List['items'], traits: Partial<List> = {}): List =>
  liveListOfRows(items, { top: false, hasMore: false, ...traits })

describe('reduceList when streams deliver rows', () => {
  test('puts a new row in front', { tags: ['TL-07'] }, () => {
    expect(tell(liveListOfRows(['9']), ['10']).items).toEqual(['10', '9'])
  })

  test('lists a row only once', { tags: ['TL-07'] }, () => {
    const list = liveListOfRows(['10', '9'])

    expect(tell(list, ['10', '9'])).toBe(list)
    expect(tell(list, ['11', '11', '10']).items).toEqual(['11', '10', '9'])
  })

  test('keeps the order of several rows', { tags: ['TL-07'] }, () => {
    expect(tell(liveListOfRows(['8']), ['11', '10', '9']).items).toEqual(['11', '10', '9', '8'])
  })

  test('counts rows as unread only when the reader is not at the top', { tags: ['TL-08'] }, () => {
    const below = (unread: number) => liveListOfRows(['9'], { top: false, unread })

    expect(tell(below(0), ['11', '10']).unread).toBe(2)
    expect(tell(below(3), ['10', '9']).unread).toBe(4)
    expect(tell(liveListOfRows(['9']), ['10']).unread).toBe(0)
  })

  test("doesn't count the reader's own rows as unread", { tags: ['TL-08'] }, () => {
    const own = new Set(['10'])
    const event = { type: 'told', ids: ['11', '10'], own } as const

    expect(reduceList(liveListOfRows(['9'], { top: false }), event).unread).toBe(1)
  })

  test("doesn't bring back a deleted row when its event arrives late", { tags: ['TL-17'] }, () => {
    const list = reduceList(liveListOfRows(['9']), { type: 'deleted', ids: new Set(['10']) })

    expect(tell(list, ['10']).items).toEqual(['9'])
  })

  test(
    'keeps in mind that rows may be missing below a row when not all streams deliver',
    { tags: ['TL-11'] },
    () => {
      const list = tell(liveListOfRows(['9'], { isLive: false }), ['12'])

      expect(list.items).toEqual(['12', '9'])
      expect(needsNewest(list)).toBe(true)
    },
  )
})

describe('reduceList when streams deliver a row while a page is awaited below one', () => {
  test('puts it in front, though the row that the page was asked with was deleted', () => {
    const held = liveListOfRows(['8', null, '3'], { hasMore: false })
    const gap = held.entries.find(isRealGap)?.id ?? -1
    const asked = askForPage(held, { kind: 'gap', gap, from: 'top' })
    const list = reduceList(asked?.list ?? held, { type: 'deleted', ids: new Set(['8']) })

    expect(tell(list, ['9'], { compare: byNumber }).items).toEqual(['9', null, '3'])
  })
})

describe('reduceList when rows arrive late and ids sort', () => {
  test.each([
    ['puts them where the server lists them', ['9', '7'], ['8'], ['9', '8', '7']],
    ['puts the newest row in front', ['9', '7'], ['10'], ['10', '9', '7']],
    ['puts a row in front that is older than all others', ['9', '7'], ['5'], ['5', '9', '7']],
    ['leaves a row out that belongs into a gap', ['9', null, '4'], ['6'], ['9', null, '4']],
    ['leaves a row out that belongs into a gap, H10', ['80', null, '9'], ['30'], ['80', null, '9']],
    ['leaves a row out that may belong into a gap', ['9', null, '4'], ['3'], ['9', null, '4']],
  ] as const)('%s', { tags: ['TL-07'] }, (_name, items, ids, expected) => {
    expect(tell(liveListOfRows<string>(items), ids, { compare: byNumber }).items).toEqual(expected)
  })

  test('puts a row at the end when the list is known to its end', { tags: ['TL-07'] }, () => {
    const list = liveListOfRows(['9', '7'], { hasMore: false })

    expect(tell(list, ['5'], { compare: byNumber }).items).toEqual(['9', '7', '5'])
  })

  test('compares new rows with none that came late', { tags: ['TL-07'] }, () => {
    const list = tell(liveListOfRows(['9', '7']), ['5'], { compare: byNumber })

    expect(tell(list, ['8'], { compare: byNumber }).items).toEqual(['5', '9', '8', '7'])
  })
})

describe('reduceList when it trims a list at the top', () => {
  test('keeps the new row and the 20 newest of 41', { tags: ['TL-10'] }, () => {
    const trimmed = tell(liveListOfRows(idsDown(41, 1), { hasMore: false }), ['42'])

    expect(trimmed.items).toEqual(idsDown(42, 22))
    expect(trimmed.hasMore).toBe(true)
  })

  test('leaves 40 rows alone', { tags: ['TL-10'] }, () => {
    const list = tell(liveListOfRows(idsDown(40, 1), { hasMore: false }), ['41'])

    expect(list.items).toEqual(idsDown(41, 1))
    expect(list.hasMore).toBe(false)
  })

  test('leaves 41 rows alone when the reader is not at the top', { tags: ['TL-10'] }, () => {
    const list = tell(liveListOfRows(idsDown(41, 1), { top: false }), ['42'])

    expect(list.items).toEqual(idsDown(42, 1))
  })

  test('ends the same when many rows come at once', { tags: ['TL-10'] }, () => {
    const list = liveListOfRows(idsDown(41, 1))
    const together = tell(list, idsDown(100, 42))
    const alone = idsDown(100, 42).reduceRight((next, id) => tell(next, [id]), list)

    expect(together).toEqual(alone)
    expect(together.items.length).toBeLessThanOrEqual(41)
  })

  test('leaves no gap at the end', { tags: ['TL-10'] }, () => {
    const items = [...idsDown(60, 42), null, ...idsDown(30, 10)]

    expect(tell(liveListOfRows(items), ['61']).items).toEqual(idsDown(61, 42))
  })

  test(
    'never grows over 41 rows, repeats one or changes the order',
    { tags: ['TL-07', 'TL-10'] },
    () => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 1, max: 90 })), (batches) => {
          let next = 0
          let list = liveListOfRows<string>([])
          for (const size of batches) {
            next += size
            list = tell(list, idsDown(next, next - size + 1))
            expect(list.items.length).toBeLessThanOrEqual(41)
            expect(list.items).toEqual(idsDown(next, next - list.items.length + 1))
          }
        }),
      )
    },
  )
})

describe('reduceList when it bounds a list whose reader is scrolled down', () => {
  test('keeps everything up to 2,000 rows', { tags: ['TL-24'] }, () => {
    const list = tell(scrolled(idsDown(1999, 1)), ['2000'], { anchors: ['3'] })

    expect(list.items).toEqual(idsDown(2000, 1))
  })

  test(
    'replaces what lies between the newest 40 and the reader by a gap',
    { tags: ['TL-11', 'TL-24'] },
    () => {
      const list = tell(scrolled(idsDown(2000, 1)), ['2001'], { anchors: ['500'] })

      expect(list.items).toEqual([...idsDown(2001, 1962), null, ...idsDown(700, 1)])
      expect(list.hasMore).toBe(false)
    },
  )

  test('cuts nothing within 200 rows of any reader', { tags: ['TL-24'] }, () => {
    const list = tell(scrolled(idsDown(2000, 1)), ['2001'], { anchors: ['1500', '300'] })

    expect(list.items).toEqual([
      ...idsDown(2001, 1962),
      null,
      ...idsDown(1700, 1300),
      null,
      ...idsDown(500, 1),
    ])
  })

  test('cuts the oldest rows when the reader is near the front', { tags: ['TL-24'] }, () => {
    const list = tell(scrolled(idsDown(2000, 1)), ['2001'], { anchors: ['1900'] })

    expect(list.items).toEqual(idsDown(2001, 2))
    expect(list.hasMore).toBe(true)
  })

  test('keeps 200 rows below a reader at the very end of a long list', () => {
    const { items } = tell(scrolled(idsDown(5000, 1)), ['5001'], { anchors: ['2700', '150'] })

    expect(items).toContain('1')
    expect(items).toContain('2700')
    expect(items.length).toBeLessThan(900)
  })

  test(
    'keeps 200 rows below the last of many readers, however long the list',
    { tags: ['TL-24'] },
    () => {
      const anchors = ['4500', '3900', '3300', '2700', '2100', '1500']

      const list = tell(scrolled(idsDown(5000, 1)), ['5001'], { anchors })

      const around = (anchor: number) => [null, ...idsDown(anchor + 200, anchor - 200)]
      expect(list.items).toEqual([...idsDown(5001, 4962), ...anchors.map(Number).flatMap(around)])
      expect(list.hasMore).toBe(true)
    },
  )

  test(
    'keeps 200 rows below a reader at the newest row, none near an unknown one',
    { tags: ['TL-24'] },
    () => {
      const cut = (...anchors: readonly string[]) =>
        tell(scrolled(idsDown(2500, 1)), ['2501'], { anchors }).items

      expect(cut('2501', '500').slice(0, 203)).toEqual([...idsDown(2501, 2301), null, '700'])
      expect(cut('gone', '500')).toEqual(cut('500'))
    },
  )

  test('leaves no gap at the end', { tags: ['TL-11'] }, () => {
    const items = [...idsDown(3000, 1003), null, ...idsDown(500, 491)]

    expect(tell(scrolled(items), ['3001']).items).toEqual(idsDown(3001, 1003))
  })

  test('cuts the oldest rows when no reader is known', () => {
    const list = tell(scrolled(idsDown(2000, 1)), ['2001'], { anchors: ['gone'] })

    expect(list.items).toEqual(idsDown(2001, 2))
  })

  test(
    'keeps 200 rows around every reader, in order, and marks what it cuts',
    { tags: ['TL-11', 'TL-24'] },
    () => {
      const size = 3000
      const anchor = fc.integer({ min: 1, max: size })
      fc.assert(
        fc.property(fc.array(anchor, { minLength: 1, maxLength: 4 }), (anchors) => {
          const { items } = tell(scrolled(idsDown(size, 1)), [String(size + 1)], {
            anchors: anchors.map(String),
          })
          const numbers = items.map((item) => (item === null ? null : Number(item)))
          const steps = numbers.slice(1).map((number, index) => {
            const above = numbers[index] ?? null
            return number === null || above === null ? 1 : above - number
          })
          expect(new Set(steps)).toEqual(new Set([1]))
          const kept = new Set(numbers)
          const around = anchors.flatMap((reader) =>
            idsDown(Math.min(size, reader + 200), Math.max(1, reader - 200)),
          )
          expect(around.filter((row) => !kept.has(Number(row)))).toEqual([])
          expect(items.at(-1)).not.toBeNull()
          expect(items.length).toBeLessThanOrEqual(Math.max(2000, 40 + anchors.length * 402))
        }),
        { numRuns: 30 },
      )
    },
  )
})
