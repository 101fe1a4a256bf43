import { expect, test } from 'vitest'
import { statusId, type StatusId } from '@colonnade/domain/entities'
import {
  addTombstones,
  clearTombstones,
  EMPTY_LAYOUT,
  FIRST_ITEM_INDEX,
  computeLayout,
  TOMBSTONE_REACH,
  TOP_VIEW,
  getUnreadCount,
  type ColumnLayout,
  type ColumnView,
} from './column-layout.ts'

const createIds = (...names: readonly (string | null)[]): (StatusId | null)[] =>
  names.map((name) => (name === null ? null : statusId(name)))

const createView = (id: string, maxInserted = Number.POSITIVE_INFINITY): ColumnView<StatusId> => ({
  isAtTop: false,
  isNearTop: false,
  firstVisibleId: statusId(id),
  maxInserted,
  isHeld: false,
})

const HELD_AT_TOP: ColumnView<StatusId> = {
  ...TOP_VIEW,
  isAtTop: false,
  maxInserted: 0,
  isHeld: true,
}

const createLayout = (...names: readonly (string | null)[]): ColumnLayout<StatusId> =>
  computeLayout(EMPTY_LAYOUT, createIds(...names), TOP_VIEW)

/** The number of the row that the user reads. It must not change, or the list would jump. */
const getRowNumber = (layout: ColumnLayout<StatusId>, id: string) =>
  layout.firstItemIndex + layout.items.indexOf(statusId(id))

test(
  'keeps the number of the first row at the top, so that new rows show',
  { tags: ['TL-24'] },
  () => {
    const next = computeLayout(createLayout('9', '8'), createIds('10', '9', '8'), TOP_VIEW)

    expect(next.firstItemIndex).toBe(FIRST_ITEM_INDEX)
    expect(next.unread).toBe(0)
  },
)

test(
  'keeps the number of the visible row below the top and counts new rows',
  { tags: ['TL-24', 'TL-08'] },
  () => {
    const before = createLayout('9', '8', '7')

    const next = computeLayout(before, createIds('11', '10', '9', '8', '7'), createView('8'))

    expect(getRowNumber(next, '8')).toBe(getRowNumber(before, '8'))
    expect(next.firstItemIndex).toBe(FIRST_ITEM_INDEX - 2)
    expect(next.unread).toBe(2)
  },
)

test(
  'changes the number by the difference of rows removed and inserted above',
  { tags: ['TL-24'] },
  () => {
    const before = createLayout('9', '8', '7', '6')

    const next = computeLayout(before, createIds('12', '11', '10', '9', '7', '6'), createView('7'))

    expect(getRowNumber(next, '7')).toBe(getRowNumber(before, '7'))
  },
)

test('keeps all numbers when rows are inserted below the visible row, and counts none as unread', () => {
  const before = createLayout('9', '8')

  const next = computeLayout(before, createIds('9', '8', '7', '6'), createView('9'))

  expect(next).toMatchObject({ firstItemIndex: FIRST_ITEM_INDEX, unread: 0 })
})

test('does not count a gap at the top as a new row', () => {
  const next = computeLayout(
    createLayout('9', '8'),
    createIds('10', null, '9', '8'),
    createView('8'),
  )

  expect(next.unread).toBe(1)
})

test('keeps a gap at the top while rows above it are queued', { tags: ['TL-24'] }, () => {
  const before = createLayout(null, '9', '8')

  const next = computeLayout(before, createIds('12', '11', null, '9', '8'), createView('8', 0))

  expect(next).toMatchObject({ items: createIds(null, '9', '8'), waiting: 2, unread: 2 })
  expect(getRowNumber(next, '8')).toBe(getRowNumber(before, '8'))
})

test('queues and counts new rows while a list at its top is held', { tags: ['BY-41'] }, () => {
  const before = createLayout('9', '8')

  const held = computeLayout(before, createIds('11', '10', '9', '8'), HELD_AT_TOP)
  const later = computeLayout(held, createIds('12', '11', '10', '9', '8'), HELD_AT_TOP)

  expect(held).toMatchObject({ items: createIds('9', '8'), unread: 2, waiting: 2 })
  expect(later).toMatchObject({ items: createIds('9', '8'), unread: 3, waiting: 3 })
})

test(
  'inserts all queued rows when the list is released, and counts none as unread',
  { tags: ['BY-41'] },
  () => {
    const all = createIds('11', '10', '9', '8')
    const held = computeLayout(createLayout('9', '8'), all, HELD_AT_TOP)

    const free = computeLayout(held, all, TOP_VIEW)

    expect(free).toMatchObject({ items: all, unread: 0, waiting: 0 })
    expect(free.firstItemIndex).toBe(FIRST_ITEM_INDEX)
  },
)

test('keeps only held rows unread near the top', { tags: ['TL-09', 'BY-41'] }, () => {
  const layout = { ...createLayout('9', '8'), unread: 5, waiting: 2 }

  expect(getUnreadCount(layout, TOP_VIEW)).toBe(0)
  expect(getUnreadCount(layout, HELD_AT_TOP)).toBe(2)
  expect(getUnreadCount(layout, createView('8'))).toBe(5)
})

test(
  'keeps a tombstone for a status deleted just above a scrolled view until the user has scrolled on',
  { tags: ['TL-24'] },
  () => {
    const before = createLayout('9', '8', '7', '6')
    const view = createView('7')

    const buried = addTombstones(before, new Set([statusId('8')]), view)
    const next = computeLayout(buried, createIds('10', '9', '7', '6'), view)

    expect(next.items).toEqual(['10', '9', '8', '7', '6'])
    expect([...next.tombstones]).toEqual(['8'])
    expect(getRowNumber(next, '7')).toBe(getRowNumber(before, '7'))

    const away = computeLayout(
      clearTombstones(next, TOP_VIEW),
      createIds('10', '9', '7', '6'),
      TOP_VIEW,
    )
    expect(away.items).toEqual(['10', '9', '7', '6'])
  },
)

test('removes a status deleted far above, or at the top of the list, without a tombstone', () => {
  const far = ['gone', ...Array.from({ length: TOMBSTONE_REACH + 5 }, (_, index) => `row${index}`)]
  const before = createLayout(...far)
  const view = createView(`row${TOMBSTONE_REACH + 4}`)
  const deleted = new Set([statusId('gone')])

  expect(addTombstones(before, deleted, view).tombstones.size).toBe(0)
  expect(addTombstones(before, deleted, TOP_VIEW).tombstones.size).toBe(0)

  const next = computeLayout(addTombstones(before, deleted, view), createIds(...far.slice(1)), view)
  expect(getRowNumber(next, `row${TOMBSTONE_REACH + 4}`)).toBe(
    getRowNumber(before, `row${TOMBSTONE_REACH + 4}`),
  )
})

test('keeps the tombstones of deleted last rows at the end', () => {
  const before = createLayout('9', '8', '7')
  const view = createView('9')

  const buried = addTombstones(before, new Set([statusId('7')]), view)

  expect(computeLayout(buried, createIds('9', '8'), view).items).toEqual(['9', '8', '7'])
})

test(
  'queues rows above the limit, counts them once, and inserts them later',
  { tags: ['TL-24'] },
  () => {
    const before = createLayout('9', '8', '7')

    const held = computeLayout(
      before,
      createIds('12', '11', '10', '9', '8', '7'),
      createView('9', 1),
    )
    expect(held).toMatchObject({ items: ['10', '9', '8', '7'], unread: 3, waiting: 2 })
    expect(getRowNumber(held, '9')).toBe(getRowNumber(before, '9'))

    const later = computeLayout(
      held,
      createIds('13', '12', '11', '10', '9', '8', '7'),
      createView('9', 2),
    )
    expect(later).toMatchObject({ items: ['12', '11', '10', '9', '8', '7'], unread: 4, waiting: 1 })
    expect(getRowNumber(later, '9')).toBe(getRowNumber(before, '9'))

    const atTop = computeLayout(later, createIds('13', '12', '11', '10', '9', '8', '7'), TOP_VIEW)
    expect(atTop).toMatchObject({ unread: 0, waiting: 0, firstItemIndex: later.firstItemIndex })
    expect(atTop.items[0]).toBe('13')
  },
)

test('counts no own row as unread', { tags: ['TL-08'] }, () => {
  const isCounted = (id: StatusId) => id !== statusId('10')
  const next = computeLayout(
    createLayout('9', '8'),
    createIds('11', '10', '9', '8'),
    createView('8'),
    isCounted,
  )

  expect(next.unread).toBe(1)
})
