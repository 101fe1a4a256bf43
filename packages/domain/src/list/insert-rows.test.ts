import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareByNumber, getIdsDown, createLiveListOfRows } from '../testing/list-of-rows.ts'
import {
  createPageRequest,
  isRealGap,
  type ListState,
  needsNewest,
  reduceList,
  type ReduceOptions,
} from './index.ts'

type List = ListState<string>

const streamRows = (
  list: List,
  ids: readonly string[],
  options: ReduceOptions<string> = {},
): List => reduceList(list, { type: 'streamed', ids }, options)

const createScrolledList = (items: List['items'], traits: Partial<List> = {}): List =>
  createLiveListOfRows(items, { top: false, hasMore: false, ...traits })

describe('reduceList when streams deliver rows', () => {
  test('inserts a new row in front', { tags: ['TL-07'] }, () => {
    expect(streamRows(createLiveListOfRows(['9']), ['10']).items).toEqual(['10', '9'])
  })

  test('lists a row only once', { tags: ['TL-07'] }, () => {
    const list = createLiveListOfRows(['10', '9'])

    expect(streamRows(list, ['10', '9'])).toBe(list)
    expect(streamRows(list, ['11', '11', '10']).items).toEqual(['11', '10', '9'])
  })

  test('keeps the order of several rows', { tags: ['TL-07'] }, () => {
    expect(streamRows(createLiveListOfRows(['8']), ['11', '10', '9']).items).toEqual([
      '11',
      '10',
      '9',
      '8',
    ])
  })

  test('counts rows as unread only when the user is not at the top', { tags: ['TL-08'] }, () => {
    const below = (unread: number) => createLiveListOfRows(['9'], { top: false, unread })

    expect(streamRows(below(0), ['11', '10']).unread).toBe(2)
    expect(streamRows(below(3), ['10', '9']).unread).toBe(4)
    expect(streamRows(createLiveListOfRows(['9']), ['10']).unread).toBe(0)
  })

  test("doesn't count the user's own rows as unread", { tags: ['TL-08'] }, () => {
    const own = new Set(['10'])
    const event = { type: 'streamed', ids: ['11', '10'], own } as const

    expect(reduceList(createLiveListOfRows(['9'], { top: false }), event).unread).toBe(1)
  })

  test("doesn't restore a deleted row when its event arrives late", { tags: ['TL-17'] }, () => {
    const list = reduceList(createLiveListOfRows(['9']), { type: 'deleted', ids: new Set(['10']) })

    expect(streamRows(list, ['10']).items).toEqual(['9'])
  })

  test('needs the newest page when not all streams deliver', { tags: ['TL-11'] }, () => {
    const list = streamRows(createLiveListOfRows(['9'], { isLive: false }), ['12'])

    expect(list.items).toEqual(['12', '9'])
    expect(needsNewest(list)).toBe(true)
  })
})

describe('reduceList when a row is streamed while a page below a row is pending', () => {
  test('inserts the row in front even if the anchor row was deleted', () => {
    const held = createLiveListOfRows(['8', null, '3'], { hasMore: false })
    const gap = held.entries.find(isRealGap)?.id ?? -1
    const sent = createPageRequest(held, { kind: 'gap', gap, from: 'top' })
    const list = reduceList(sent?.list ?? held, { type: 'deleted', ids: new Set(['8']) })

    expect(streamRows(list, ['9'], { compare: compareByNumber }).items).toEqual(['9', null, '3'])
  })
})

describe('reduceList when rows arrive late and ids sort', () => {
  test.each([
    ['inserts rows where the server lists them', ['9', '7'], ['8'], ['9', '8', '7']],
    ['inserts the newest row in front', ['9', '7'], ['10'], ['10', '9', '7']],
    ['inserts a row in front that is older than all others', ['9', '7'], ['5'], ['5', '9', '7']],
    ['leaves out a row that belongs into a gap', ['9', null, '4'], ['6'], ['9', null, '4']],
    ['leaves out a row that belongs into a wide gap', ['80', null, '9'], ['30'], ['80', null, '9']],
    ['leaves out a row that may belong into a gap', ['9', null, '4'], ['3'], ['9', null, '4']],
  ] as const)('%s', { tags: ['TL-07'] }, (_name, items, ids, expected) => {
    expect(
      streamRows(createLiveListOfRows<string>(items), ids, { compare: compareByNumber }).items,
    ).toEqual(expected)
  })

  test('appends a row when the end of the list is known', { tags: ['TL-07'] }, () => {
    const list = createLiveListOfRows(['9', '7'], { hasMore: false })

    expect(streamRows(list, ['5'], { compare: compareByNumber }).items).toEqual(['9', '7', '5'])
  })

  test('ignores rows that arrived late when comparing', { tags: ['TL-07'] }, () => {
    const list = streamRows(createLiveListOfRows(['9', '7']), ['5'], { compare: compareByNumber })

    expect(streamRows(list, ['8'], { compare: compareByNumber }).items).toEqual([
      '5',
      '9',
      '8',
      '7',
    ])
  })
})

describe('reduceList when it trims a list at the top', () => {
  test('keeps the new row and the 20 newest of 41', { tags: ['TL-10'] }, () => {
    const trimmed = streamRows(createLiveListOfRows(getIdsDown(41, 1), { hasMore: false }), ['42'])

    expect(trimmed.items).toEqual(getIdsDown(42, 22))
    expect(trimmed.hasMore).toBe(true)
  })

  test('keeps 40 rows', { tags: ['TL-10'] }, () => {
    const list = streamRows(createLiveListOfRows(getIdsDown(40, 1), { hasMore: false }), ['41'])

    expect(list.items).toEqual(getIdsDown(41, 1))
    expect(list.hasMore).toBe(false)
  })

  test('keeps 41 rows when the user is not at the top', { tags: ['TL-10'] }, () => {
    const list = streamRows(createLiveListOfRows(getIdsDown(41, 1), { top: false }), ['42'])

    expect(list.items).toEqual(getIdsDown(42, 1))
  })

  test('gives the same result when many rows arrive at once', { tags: ['TL-10'] }, () => {
    const list = createLiveListOfRows(getIdsDown(41, 1))
    const together = streamRows(list, getIdsDown(100, 42))
    const alone = getIdsDown(100, 42).reduceRight((next, id) => streamRows(next, [id]), list)

    expect(together).toEqual(alone)
    expect(together.items.length).toBeLessThanOrEqual(41)
  })

  test('leaves no gap at the end', { tags: ['TL-10'] }, () => {
    const items = [...getIdsDown(60, 42), null, ...getIdsDown(30, 10)]

    expect(streamRows(createLiveListOfRows(items), ['61']).items).toEqual(getIdsDown(61, 42))
  })

  test(
    'never exceeds 41 rows, repeats a row or changes the order',
    { tags: ['TL-07', 'TL-10'] },
    () => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 1, max: 90 })), (batches) => {
          let next = 0
          let list = createLiveListOfRows<string>([])
          for (const size of batches) {
            next += size
            list = streamRows(list, getIdsDown(next, next - size + 1))
            expect(list.items.length).toBeLessThanOrEqual(41)
            expect(list.items).toEqual(getIdsDown(next, next - list.items.length + 1))
          }
        }),
      )
    },
  )
})

describe('reduceList when it limits a list whose user is scrolled down', () => {
  test('keeps everything up to 2,000 rows', { tags: ['TL-24'] }, () => {
    const list = streamRows(createScrolledList(getIdsDown(1999, 1)), ['2000'], { anchors: ['3'] })

    expect(list.items).toEqual(getIdsDown(2000, 1))
  })

  test(
    'replaces the rows between the newest 40 and the user with a gap',
    { tags: ['TL-11', 'TL-24'] },
    () => {
      const list = streamRows(createScrolledList(getIdsDown(2000, 1)), ['2001'], {
        anchors: ['500'],
      })

      expect(list.items).toEqual([...getIdsDown(2001, 1962), null, ...getIdsDown(700, 1)])
      expect(list.hasMore).toBe(false)
    },
  )

  test('removes no row within 200 rows of a view', { tags: ['TL-24'] }, () => {
    const list = streamRows(createScrolledList(getIdsDown(2000, 1)), ['2001'], {
      anchors: ['1500', '300'],
    })

    expect(list.items).toEqual([
      ...getIdsDown(2001, 1962),
      null,
      ...getIdsDown(1700, 1300),
      null,
      ...getIdsDown(500, 1),
    ])
  })

  test('removes the oldest rows when the user is near the front', { tags: ['TL-24'] }, () => {
    const list = streamRows(createScrolledList(getIdsDown(2000, 1)), ['2001'], {
      anchors: ['1900'],
    })

    expect(list.items).toEqual(getIdsDown(2001, 2))
    expect(list.hasMore).toBe(true)
  })

  test('keeps 200 rows below a view at the very end of a long list', () => {
    const { items } = streamRows(createScrolledList(getIdsDown(5000, 1)), ['5001'], {
      anchors: ['2700', '150'],
    })

    expect(items).toContain('1')
    expect(items).toContain('2700')
    expect(items.length).toBeLessThan(900)
  })

  test(
    'keeps 200 rows below the last of many views, regardless of the length',
    { tags: ['TL-24'] },
    () => {
      const anchors = ['4500', '3900', '3300', '2700', '2100', '1500']

      const list = streamRows(createScrolledList(getIdsDown(5000, 1)), ['5001'], { anchors })

      const around = (anchor: number) => [null, ...getIdsDown(anchor + 200, anchor - 200)]
      expect(list.items).toEqual([
        ...getIdsDown(5001, 4962),
        ...anchors.map(Number).flatMap(around),
      ])
      expect(list.hasMore).toBe(true)
    },
  )

  test(
    'keeps 200 rows below a view at the newest row, and ignores unknown rows',
    { tags: ['TL-24'] },
    () => {
      const cut = (...anchors: readonly string[]) =>
        streamRows(createScrolledList(getIdsDown(2500, 1)), ['2501'], { anchors }).items

      expect(cut('2501', '500').slice(0, 203)).toEqual([...getIdsDown(2501, 2301), null, '700'])
      expect(cut('gone', '500')).toEqual(cut('500'))
    },
  )

  test('leaves no gap at the end', { tags: ['TL-11'] }, () => {
    const items = [...getIdsDown(3000, 1003), null, ...getIdsDown(500, 491)]

    expect(streamRows(createScrolledList(items), ['3001']).items).toEqual(getIdsDown(3001, 1003))
  })

  test('removes the oldest rows when no view is known', () => {
    const list = streamRows(createScrolledList(getIdsDown(2000, 1)), ['2001'], {
      anchors: ['gone'],
    })

    expect(list.items).toEqual(getIdsDown(2001, 2))
  })

  test(
    'keeps 200 rows around every view, in order, and marks the gaps',
    { tags: ['TL-11', 'TL-24'] },
    () => {
      const size = 3000
      const anchor = fc.integer({ min: 1, max: size })
      fc.assert(
        fc.property(fc.array(anchor, { minLength: 1, maxLength: 4 }), (anchors) => {
          const { items } = streamRows(
            createScrolledList(getIdsDown(size, 1)),
            [String(size + 1)],
            {
              anchors: anchors.map(String),
            },
          )
          const numbers = items.map((item) => (item === null ? null : Number(item)))
          const steps = numbers.slice(1).map((number, index) => {
            const above = numbers[index] ?? null
            return number === null || above === null ? 1 : above - number
          })
          expect(new Set(steps)).toEqual(new Set([1]))
          const kept = new Set(numbers)
          const around = anchors.flatMap((reader) =>
            getIdsDown(Math.min(size, reader + 200), Math.max(1, reader - 200)),
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
