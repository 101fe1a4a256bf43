import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyWindow, insertNewest, type TimelineWindow } from './index.ts'

type Held = TimelineWindow<string>

const held = (items: Held['items'], patch: Partial<Held> = {}): Held => ({
  ...emptyWindow<string>(),
  items,
  ...patch,
})

/** Ids from `first` down, as many as asked for. */
const ids = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(first - index))

test('a new status goes to the front [TL-07]', () => {
  expect(insertNewest(held(['9']), ['10']).items).toEqual(['10', '9'])
})

test('a status already listed is not added twice [TL-07]', () => {
  const window = held(['10', '9'])

  expect(insertNewest(window, ['10', '9'])).toBe(window)
  expect(insertNewest(window, ['11', '11', '10']).items).toEqual(['11', '10', '9'])
})

test('several at once keep their order [TL-07]', () => {
  expect(insertNewest(held(['8']), ['11', '10', '9']).items).toEqual(['11', '10', '9', '8'])
})

test('a new status is unread only when the timeline is not at its top [TL-08]', () => {
  expect(insertNewest(held(['9'], { top: false }), ['11', '10']).unread).toBe(2)
  expect(insertNewest(held(['9'], { top: false, unread: 3 }), ['10', '9']).unread).toBe(4)
  expect(insertNewest(held(['9']), ['10']).unread).toBe(0)
})

describe('trimming at the top', () => {
  test('41 items become the new one and the 20 newest [TL-10]', () => {
    const trimmed = insertNewest(held(ids(41, 41), { hasMore: false }), ['42'])

    expect(trimmed.items).toEqual(ids(42, 21))
    expect(trimmed.hasMore).toBe(true)
  })

  test('40 items are left alone [TL-10]', () => {
    const window = insertNewest(held(ids(40, 40), { hasMore: false }), ['41'])

    expect(window.items).toEqual(ids(41, 41))
    expect(window.hasMore).toBe(false)
  })

  test('41 items stay when the reader is not at the top [TL-10]', () => {
    const window = insertNewest(held(ids(41, 41), { top: false }), ['42'])

    expect(window.items).toEqual(ids(42, 42))
  })

  test('many at once end as if each had come alone [TL-10]', () => {
    const together = insertNewest(held(ids(41, 41)), ids(100, 59))
    const alone = ids(100, 59).reduceRight(
      (window, id) => insertNewest(window, [id]),
      held(ids(41, 41)),
    )

    expect(together).toEqual(alone)
    expect(together.items.length).toBeLessThanOrEqual(41)
  })

  test('no gap is left at the end [TL-10]', () => {
    const items = [...ids(60, 19), null, ...ids(30, 21)]

    expect(insertNewest(held(items), ['61']).items).toEqual(ids(61, 20))
  })
})

test('a busy window at the top never grows over 41, nor repeats or reorders [TL-07] [TL-10]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90 })), (batches) => {
      let next = 0
      let window = held([])
      for (const size of batches) {
        next += size
        window = insertNewest(window, ids(next, size))
        expect(window.items.length).toBeLessThanOrEqual(41)
        expect(window.items).toEqual(ids(next, window.items.length))
      }
    }),
  )
})

test.each([
  ['what comes late stands where the server lists it', ['9', '7'], ['8'], ['9', '8', '7']],
  ['what is newest stands in front', ['9', '7'], ['10'], ['10', '9', '7']],
  ['what is older than all that is listed is new all the same', ['9', '7'], ['5'], ['5', '9', '7']],
  ['nothing is put beside a gap', ['9', null, '4'], ['6'], ['6', '9', null, '4']],
] as const)('where ids sort: %s', (_name, items, ids, expected) => {
  const compare = (a: string, b: string) => Number(a) - Number(b)
  const window = { ...emptyWindow<string>(), items }
  expect(insertNewest(window, ids, { compare }).items).toEqual(expected)
})
