import { expect, test } from 'vitest'
import { statusId, type StatusId } from '@colonnade/domain/entities'
import {
  bury,
  clearTombstones,
  EMPTY_LAYOUT,
  FIRST_ITEM_INDEX,
  layOut,
  TOMBSTONE_REACH,
  TOP_VIEW,
  unreadAt,
  type ColumnLayout,
  type ColumnView,
} from './column-layout.ts'

const ids = (...names: readonly (string | null)[]): (StatusId | null)[] =>
  names.map((name) => (name === null ? null : statusId(name)))

const at = (id: string, room = Number.POSITIVE_INFINITY): ColumnView<StatusId> => ({
  isAtTop: false,
  isNearTop: false,
  firstVisibleId: statusId(id),
  room,
  isHeld: false,
})

const HELD_AT_TOP: ColumnView<StatusId> = { ...TOP_VIEW, isAtTop: false, room: 0, isHeld: true }

const showing = (...names: readonly (string | null)[]): ColumnLayout<StatusId> =>
  layOut(EMPTY_LAYOUT, ids(...names), TOP_VIEW)

/** The number of the row that the reader sees: it must not change, or the list would move. */
const numberOf = (layout: ColumnLayout<StatusId>, id: string) =>
  layout.firstItemIndex + layout.items.indexOf(statusId(id))

test(
  'at the top the first row keeps its number, so that what is new shows',
  { tags: ['TL-24'] },
  () => {
    const next = layOut(showing('9', '8'), ids('10', '9', '8'), TOP_VIEW)

    expect(next.firstItemIndex).toBe(FIRST_ITEM_INDEX)
    expect(next.unread).toBe(0)
  },
)

test(
  'below the top the row under the eye keeps its number, and what is new is counted',
  { tags: ['TL-24', 'TL-08'] },
  () => {
    const before = showing('9', '8', '7')

    const next = layOut(before, ids('11', '10', '9', '8', '7'), at('8'))

    expect(numberOf(next, '8')).toBe(numberOf(before, '8'))
    expect(next.firstItemIndex).toBe(FIRST_ITEM_INDEX - 2)
    expect(next.unread).toBe(2)
  },
)

test(
  'rows that go and come above at once move the number by the difference',
  { tags: ['TL-24'] },
  () => {
    const before = showing('9', '8', '7', '6')

    const next = layOut(before, ids('12', '11', '10', '9', '7', '6'), at('7'))

    expect(numberOf(next, '7')).toBe(numberOf(before, '7'))
  },
)

test('what comes in below the reader changes no number and is not unread', () => {
  const before = showing('9', '8')

  const next = layOut(before, ids('9', '8', '7', '6'), at('9'))

  expect(next).toMatchObject({ firstItemIndex: FIRST_ITEM_INDEX, unread: 0 })
})

test('a gap in front is not counted as a new row', () => {
  const next = layOut(showing('9', '8'), ids('10', null, '9', '8'), at('8'))

  expect(next.unread).toBe(1)
})

test(
  'a gap that stood in front stays while what came in above it waits for room',
  { tags: ['TL-24'] },
  () => {
    const before = showing(null, '9', '8')

    const next = layOut(before, ids('12', '11', null, '9', '8'), at('8', 0))

    expect(next).toMatchObject({ items: ids(null, '9', '8'), waiting: 2, unread: 2 })
    expect(numberOf(next, '8')).toBe(numberOf(before, '8'))
  },
)

test(
  'while a reader at the top has something in hand, what comes in waits and is counted',
  { tags: ['BY-41'] },
  () => {
    const before = showing('9', '8')

    const held = layOut(before, ids('11', '10', '9', '8'), HELD_AT_TOP)
    const later = layOut(held, ids('12', '11', '10', '9', '8'), HELD_AT_TOP)

    expect(held).toMatchObject({ items: ids('9', '8'), unread: 2, waiting: 2 })
    expect(later).toMatchObject({ items: ids('9', '8'), unread: 3, waiting: 3 })
  },
)

test('let go, all of it comes in and nothing is unread', { tags: ['BY-41'] }, () => {
  const all = ids('11', '10', '9', '8')
  const held = layOut(showing('9', '8'), all, HELD_AT_TOP)

  const free = layOut(held, all, TOP_VIEW)

  expect(free).toMatchObject({ items: all, unread: 0, waiting: 0 })
  expect(free.firstItemIndex).toBe(FIRST_ITEM_INDEX)
})

test('near the top only what is held back stays unread', { tags: ['TL-09', 'BY-41'] }, () => {
  const layout = { ...showing('9', '8'), unread: 5, waiting: 2 }

  expect(unreadAt(layout, TOP_VIEW)).toBe(0)
  expect(unreadAt(layout, HELD_AT_TOP)).toBe(2)
  expect(unreadAt(layout, at('8'))).toBe(5)
})

test(
  'a status deleted just above a scrolled view keeps a line until the reader has left it',
  { tags: ['TL-24'] },
  () => {
    const before = showing('9', '8', '7', '6')
    const view = at('7')

    const buried = bury(before, new Set([statusId('8')]), view)
    const next = layOut(buried, ids('10', '9', '7', '6'), view)

    expect(next.items).toEqual(['10', '9', '8', '7', '6'])
    expect([...next.tombstones]).toEqual(['8'])
    expect(numberOf(next, '7')).toBe(numberOf(before, '7'))

    const away = layOut(clearTombstones(next, TOP_VIEW), ids('10', '9', '7', '6'), TOP_VIEW)
    expect(away.items).toEqual(['10', '9', '7', '6'])
  },
)

test('a status deleted far above simply goes; one at the top of the deck too', () => {
  const far = ['gone', ...Array.from({ length: TOMBSTONE_REACH + 5 }, (_, index) => `row${index}`)]
  const before = showing(...far)
  const view = at(`row${TOMBSTONE_REACH + 4}`)
  const deleted = new Set([statusId('gone')])

  expect(bury(before, deleted, view).tombstones.size).toBe(0)
  expect(bury(before, deleted, TOP_VIEW).tombstones.size).toBe(0)

  const next = layOut(bury(before, deleted, view), ids(...far.slice(1)), view)
  expect(numberOf(next, `row${TOMBSTONE_REACH + 4}`)).toBe(
    numberOf(before, `row${TOMBSTONE_REACH + 4}`),
  )
})

test('the last rows that were deleted keep their lines at the end', () => {
  const before = showing('9', '8', '7')
  const view = at('9')

  const buried = bury(before, new Set([statusId('7')]), view)

  expect(layOut(buried, ids('9', '8'), view).items).toEqual(['9', '8', '7'])
})

test(
  'rows for which there is no room wait, are counted once, and come in when there is',
  { tags: ['TL-24'] },
  () => {
    const before = showing('9', '8', '7')

    const held = layOut(before, ids('12', '11', '10', '9', '8', '7'), at('9', 1))
    expect(held).toMatchObject({ items: ['10', '9', '8', '7'], unread: 3, waiting: 2 })
    expect(numberOf(held, '9')).toBe(numberOf(before, '9'))

    const later = layOut(held, ids('13', '12', '11', '10', '9', '8', '7'), at('9', 2))
    expect(later).toMatchObject({ items: ['12', '11', '10', '9', '8', '7'], unread: 4, waiting: 1 })
    expect(numberOf(later, '9')).toBe(numberOf(before, '9'))

    const atTop = layOut(later, ids('13', '12', '11', '10', '9', '8', '7'), TOP_VIEW)
    expect(atTop).toMatchObject({ unread: 0, waiting: 0, firstItemIndex: later.firstItemIndex })
    expect(atTop.items[0]).toBe('13')
  },
)

test('counts no row as unread that the reader published', { tags: ['TL-08'] }, () => {
  const isCounted = (id: StatusId) => id !== statusId('10')
  const next = layOut(showing('9', '8'), ids('11', '10', '9', '8'), at('8'), isCounted)

  expect(next.unread).toBe(1)
})
