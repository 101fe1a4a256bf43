import { describe, expect, test } from 'vitest'
import { compareIds } from '../entities/index.ts'
import {
  emptyWindow,
  fillGap,
  findGap,
  gapInWhole,
  gapMaxId,
  markGap,
  type TimelineWindow,
} from './index.ts'

type Held = TimelineWindow<string>

const held = (items: Held['items'], patch: Partial<Held> = {}): Held => ({
  ...emptyWindow<string>(),
  items,
  ...patch,
})

const ids = (first: number, last: number): string[] =>
  Array.from({ length: first - last + 1 }, (_, index) => String(first - index))

describe('marking a gap', () => {
  test('a stream that drops leaves one gap in front, however often [TL-11]', () => {
    const once = markGap(held(['9']))

    expect(once.items).toEqual([null, '9'])
    expect(markGap(once)).toBe(once)
  })

  test('an empty timeline has nothing to miss [TL-11]', () => {
    expect(markGap(held([])).items).toEqual([])
  })
})

describe('filling a gap', () => {
  test('the gap goes once the page meets the item below it [TL-12]', () => {
    const items = ['51', '50', null, '35', '34']

    const window = fillGap(held(items), 2, { ids: ids(49, 30), hasNext: true })

    expect(window.items).toEqual(ids(51, 30))
  })

  test('else it stays below the new items [TL-12]', () => {
    const window = fillGap(held(['50', null, '10']), 1, { ids: ids(49, 30), hasNext: true })

    expect(window.items).toEqual([...ids(50, 30), null, '10'])
  })

  test('a gap in front is filled from the newest page [TL-12]', () => {
    const page = { ids: ['12', '11'], hasNext: true }

    expect(fillGap(held([null, '11', '5']), 0, page).items).toEqual(['12', '11', '5'])
    expect(fillGap(held([null, '5']), 0, page).items).toEqual(['12', '11', null, '5'])
  })

  test('it goes when nothing older exists on the server [TL-12]', () => {
    const last = { ids: ['8'], hasNext: false }

    expect(fillGap(held(['9', null, '5']), 1, last).items).toEqual(['9', '8', '5'])
    expect(fillGap(held(['9', null, '5']), 1, { ids: [], hasNext: false }).items).toEqual([
      '9',
      '5',
    ])
  })

  test('it stays when the page holds nothing that the timeline accepts [TL-12]', () => {
    expect(fillGap(held(['9', null, '5']), 1, { ids: [], hasNext: true }).items).toEqual([
      '9',
      null,
      '5',
    ])
  })

  test('it goes when the page passes an item that the server has deleted [TL-12]', () => {
    const window = fillGap(
      held(['50', null, '35', '20']),
      1,
      { ids: ['49', '36', '34', '30'], hasNext: true },
      compareIds,
    )

    expect(window.items).toEqual(['50', '49', '36', '35', '34', '30', '20'])
  })

  test('a second gap further down is left alone unless the page spans it [TL-12]', () => {
    const items = ['50', null, '45', null, '40', '10']

    expect(fillGap(held(items), 1, { ids: ['49', '45'], hasNext: true }).items).toEqual([
      '50',
      '49',
      '45',
      null,
      '40',
      '10',
    ])
    expect(fillGap(held(items), 1, { ids: ids(49, 39), hasNext: true }).items).toEqual([
      ...ids(50, 39),
      '10',
    ])
  })

  test('a page for a gap that went meanwhile is dropped, but the load is over [TL-12]', () => {
    const window = held(['50', '35'], { isLoading: true })

    expect(fillGap(window, 1, { ids: ['40'], hasNext: true })).toEqual({
      ...window,
      isLoading: false,
    })
    expect(fillGap(window, -1, { ids: ['40'], hasNext: true }).items).toEqual(['50', '35'])
  })

  test('nothing counts as unread for it, and older pages stay as they were [TL-06] [TL-08]', () => {
    const window = held(['9', null, '5'], { top: false, unread: 1, hasMore: true })

    expect(fillGap(window, 1, { ids: ['8', '5'], hasNext: false })).toMatchObject({
      unread: 1,
      hasMore: true,
    })
  })
})

describe('finding a gap again', () => {
  test('the page is asked for with the id above, none for a gap in front [TL-12]', () => {
    expect(gapMaxId(held(['50', null, '35']), 1)).toBe('50')
    expect(gapMaxId(held([null, '35']), 0)).toBeNull()
  })

  test('a gap is found by what stands above it after others came in [TL-12]', () => {
    expect(findGap(held(['52', '51', '50', null, '35']), '50')).toBe(3)
    expect(findGap(held([null, '35']), null)).toBe(0)
    expect(findGap(held(['51', null, '35']), null)).toBe(-1)
    expect(findGap(held(['50', '35']), '50')).toBe(-1)
    expect(findGap(held(['50', null]), 'gone')).toBe(-1)
    expect(findGap(held([null, '50']), 'gone')).toBe(-1)
  })
})

describe('where ids sort', () => {
  const filled = (items: Held['items'], page: readonly string[]) =>
    fillGap(held(items, { hasMore: false }), 1, { ids: page, hasNext: true }, compareIds)

  test('a page that lies wholly below the item under the gap closes it [TL-12]', () => {
    expect(filled(['9', null, '7'], ['6', '5']).items).toEqual(['9', '7', '6', '5'])
  })

  test('a page that lies wholly above leaves the gap below itself [TL-12]', () => {
    expect(filled(['9', null, '3'], ['8', '7']).items).toEqual(['9', '8', '7', null, '3'])
  })

  test('a gap that nothing follows becomes the end, with more to load [TL-06, TL-12]', () => {
    expect(filled(['9', null], ['8', '7'])).toMatchObject({
      items: ['9', '8', '7'],
      hasMore: true,
    })
  })

  test('what stands above the gap already is not repeated [TL-12, TL-13]', () => {
    expect(filled(['9', null, '5'], ['9', '7']).items).toEqual(['9', '7', null, '5'])
  })
})

describe('the gap of a column that leaves some out', () => {
  const whole = ['9', null, '8', '7', null, '6', null, '5']

  test.each([
    [[null, '7', null, '6', null, '5'], 0, 1],
    [['7', null, '6', null, '5'], 1, 4],
    [['7', null, null], 2, 6],
    [[null, null, null, null], 0, -1],
  ])('%j: its item %i is item %i of the timeline [TL-12]', (part, index, expected) => {
    expect(gapInWhole(part, index, whole)).toBe(expected)
  })
})
