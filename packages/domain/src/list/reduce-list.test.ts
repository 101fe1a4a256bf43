import { describe, expect, test } from 'vitest'
import {
  compareByNumber,
  getIdsDown,
  createListOfRows,
  createLiveListOfRows,
  loadPage,
} from '../testing/list-of-rows.ts'
import {
  createPageRequest,
  createList,
  isGap,
  isRealGap,
  type ListEvent,
  type ListState,
  needsNewest,
  reduceList,
  getRowsWithGaps,
} from './index.ts'

type List = ListState<string>

const LOST = { type: 'lost', at: 1_000 } as const
const CONNECTED = { type: 'connected' } as const
const UNHEARD = { type: 'unsubscribed' } as const

const applyEvents = (list: List, ...events: readonly ListEvent<string>[]): List =>
  events.reduce<List>((next, event) => reduceList(next, event), list)

const createStreamEvent = (...ids: readonly string[]) => ({ type: 'streamed', ids }) as const
const createRowEvent = (
  type: 'deleted' | 'removed' | 'hidden' | 'revealed',
  ...ids: readonly string[]
) => ({ type, ids: new Set(ids) }) as const

describe('reduceList when the reader scrolls', () => {
  test('clears the unread count at the top', { tags: ['TL-09'] }, () => {
    const scrolled = createLiveListOfRows(['9'], { top: false, unread: 3 })

    expect(applyEvents(scrolled, { type: 'viewed', top: true })).toMatchObject({
      top: true,
      unread: 0,
    })
    const unread = createLiveListOfRows(['9'], { unread: 1 })
    expect(applyEvents(unread, { type: 'viewed', top: true })).toMatchObject({
      top: true,
      unread: 0,
    })
  })

  test(
    'keeps the unread count below the top, and returns the same list when the position is unchanged',
    { tags: ['TL-09'] },
    () => {
      const scrolled = applyEvents(createLiveListOfRows(['9']), { type: 'viewed', top: false })

      expect(scrolled).toMatchObject({ top: false, unread: 0 })
      expect(applyEvents(scrolled, { type: 'viewed', top: false })).toBe(scrolled)
    },
  )
})

describe.each(['deleted', 'removed'] as const)('reduceList when rows are %s', (type) => {
  test('removes them', { tags: ['ST-13', 'TL-14'] }, () => {
    expect(
      applyEvents(createListOfRows(['9', '8', '7']), createRowEvent(type, '9', '7')).items,
    ).toEqual(['8'])
  })

  test('keeps the same items when none of the rows is listed', { tags: ['TL-14'] }, () => {
    const list = createListOfRows(['9', null, '8'])

    expect(applyEvents(list, createRowEvent(type, '1')).items).toBe(list.items)
  })

  test.each([
    ['merges two adjacent gaps', ['9', null, '8', null, '7'], '8', ['9', null, '7']],
    ['leaves no gap at the end', ['9', null, '8'], '8', ['9']],
    ['leaves no gap without rows', [null, '8'], '8', []],
    ['keeps a gap between other rows', ['9', null, '7', '6'], '6', ['9', null, '7']],
    ['keeps a gap below other rows', ['9', '8', null, '6'], '9', ['8', null, '6']],
  ])('%s', { tags: ['TL-11'] }, (_name, items, id, expected) => {
    expect(applyEvents(createListOfRows(items), createRowEvent(type, id)).items).toEqual(expected)
  })

  test('sets hasMore when a gap at the end is removed', { tags: ['TL-06'] }, () => {
    const list = createLiveListOfRows(['9', null, '8'], { hasMore: false })

    expect(applyEvents(list, createRowEvent(type, '8')).hasMore).toBe(true)
  })

  test('subtracts unread rows from the count', { tags: ['TL-08', 'TL-14'] }, () => {
    const list = createLiveListOfRows(['9', '8', '7'], { top: false, unread: 2 })
    const apart = createLiveListOfRows(['9', null, '8', '7'], { top: false, unread: 2 })

    expect(applyEvents(list, createRowEvent(type, '8', '7')).unread).toBe(1)
    expect(applyEvents(apart, createRowEvent(type, '8')).unread).toBe(1)
    expect(applyEvents(apart, createRowEvent(type, '7')).unread).toBe(2)
  })
})

describe('reduceList when rows are hidden and revealed', () => {
  const list = createLiveListOfRows(getIdsDown(9, 1), { top: false, unread: 2 })

  test(
    'hides rows without a gap and subtracts them from the unread count',
    { tags: ['TL-08', 'TL-14'] },
    () => {
      const hidden = applyEvents(list, createRowEvent('hidden', '9', '7'))

      expect(hidden).toMatchObject({ items: ['8', '6', '5', '4', '3', '2', '1'], unread: 1 })
      expect(applyEvents(list, createRowEvent('hidden', '30'))).toBe(list)
    },
  )

  test('reveals rows at their old positions', () => {
    const hidden = applyEvents(list, createRowEvent('hidden', '9', '5', '1'))

    expect(applyEvents(hidden, createRowEvent('revealed', '9', '5', '1')).items).toEqual(
      getIdsDown(9, 1),
    )
    expect(applyEvents(hidden, createRowEvent('revealed', '9')).items).toEqual([
      '9',
      '8',
      '7',
      '6',
      '4',
      '3',
      '2',
    ])
    expect(applyEvents(hidden, createRowEvent('revealed', '30'))).toBe(hidden)
  })

  test('does not reveal rows that were trimmed', { tags: ['TL-10', 'TL-11'] }, () => {
    const long = applyEvents(
      createLiveListOfRows(getIdsDown(99, 40)),
      createRowEvent('hidden', '60'),
      createStreamEvent('100'),
    )

    const revealed = applyEvents(long, createRowEvent('revealed', '60'))

    expect(revealed.items).toEqual(getIdsDown(100, 80))
    expect(revealed.hasMore).toBe(true)
  })

  test('lists a hidden row only once when streams or pages deliver it', () => {
    const hidden = applyEvents(list, createRowEvent('hidden', '9'))

    expect(applyEvents(hidden, createStreamEvent('9')).items).toEqual(getIdsDown(8, 1))
    expect(loadPage(hidden, { kind: 'newest', isWhole: true }, { ids: ['9', '8'] }).items).toEqual(
      getIdsDown(9, 1),
    )
  })

  test('does not reveal deleted rows', () => {
    const hidden = applyEvents(list, createRowEvent('hidden', '9'), createRowEvent('deleted', '9'))

    expect(applyEvents(hidden, createRowEvent('revealed', '9')).items).toEqual(getIdsDown(8, 1))
  })
})

describe('reduceList when streams are lost and connected', () => {
  test('adds a single gap in front, however often streams are lost', { tags: ['TL-11'] }, () => {
    const once = applyEvents(createLiveListOfRows(['9']), LOST)

    expect(once.items).toEqual([null, '9'])
    expect(applyEvents(once, LOST).items).toEqual([null, '9'])
  })

  test('adds no gap to an empty list', { tags: ['TL-11'] }, () => {
    expect(applyEvents(createLiveListOfRows<string>([]), LOST)).toMatchObject({
      items: [],
      isLive: false,
    })
  })

  test('records the time of the first of several losses', { tags: ['BY-38'] }, () => {
    const list = applyEvents(createLiveListOfRows(['9']), LOST, { type: 'lost', at: 5_000 })

    expect(list.entries.find(isGap)).toMatchObject({ since: 1_000 })
  })

  test('keeps the gap below later streamed rows', { tags: ['TL-11'] }, () => {
    const list = applyEvents(
      createLiveListOfRows(['9']),
      createStreamEvent('10'),
      LOST,
      CONNECTED,
      createStreamEvent('90'),
    )

    expect(list.items).toEqual(['90', null, '10', '9'])
  })

  test(
    'needs the newest page when streams connect, without showing a gap',
    { tags: ['TL-11'] },
    () => {
      const list = applyEvents(createListOfRows(['9']), CONNECTED)

      expect(list).toMatchObject({ items: ['9'], isLive: true })
      expect(needsNewest(list)).toBe(true)
      expect(getRowsWithGaps(list)).toEqual([null, '9'])
    },
  )

  test('keeps a gap between two losses', { tags: ['TL-11'] }, () => {
    const list = applyEvents(
      createLiveListOfRows(['9']),
      LOST,
      CONNECTED,
      createStreamEvent('20'),
      LOST,
    )

    expect(list.items).toEqual([null, '20', null, '9'])
  })

  test('is not live after the list is unsubscribed', () => {
    const list = applyEvents(createLiveListOfRows(['9']), UNHEARD)

    expect(list).toMatchObject({ items: ['9'], isLive: false })
    expect(applyEvents(list, UNHEARD)).toBe(list)
    expect(needsNewest(applyEvents(list, CONNECTED, createStreamEvent('15')))).toBe(true)
  })
})

describe('reduceList when the reader publishes', () => {
  const publish = (id: string) => ({ type: 'published', id }) as const

  test(
    'inserts the row in front without counting it as unread',
    { tags: ['TL-08', 'TL-19'] },
    () => {
      const list = createLiveListOfRows(['9', null, '8'], { top: false })

      expect(applyEvents(list, publish('12'))).toMatchObject({
        items: ['12', '9', null, '8'],
        unread: 0,
      })
      expect(applyEvents(createList<string>(), publish('12')).items).toEqual(['12'])
    },
  )

  test('ignores the row when a gap is in front', { tags: ['TL-19'] }, () => {
    const list = createListOfRows([null, '9'])

    expect(applyEvents(list, publish('12'))).toBe(list)
  })

  test('needs the newest page when no stream delivers', { tags: ['TL-11', 'TL-19'] }, () => {
    const list = applyEvents(createListOfRows(['9', '8']), publish('12'))

    expect(list.items).toEqual(['12', '9', '8'])
    expect(needsNewest(list)).toBe(true)
    const page = { ids: ['12', '11', '10', '9'] }
    expect(loadPage(list, { kind: 'newest' }, page, { compare: compareByNumber }).items).toEqual([
      '12',
      '11',
      '10',
      '9',
      '8',
    ])
  })

  test('needs no page while streams deliver', { tags: ['TL-19'] }, () => {
    expect(needsNewest(applyEvents(createLiveListOfRows(['9']), publish('12')))).toBe(false)
  })
})

describe('reduceList when a gap is skipped', () => {
  test('closes the gap', { tags: ['BY-38'] }, () => {
    const list = createLiveListOfRows(['9', null, '5', null, '3'])
    const gap = list.entries.find(isRealGap)?.id ?? -1

    expect(applyEvents(list, { type: 'skipped', gap }).items).toEqual(['9', '5', null, '3'])
    expect(applyEvents(list, { type: 'skipped', gap: 99 }).items).toBe(list.items)
  })
})

describe('reduceList when the list is cleared', () => {
  test('resets the list, keeps the scroll state and ignores responses to earlier requests', () => {
    const sent = createPageRequest(createLiveListOfRows(['9'], { top: false }), { kind: 'newest' })

    const cleared = applyEvents(sent!.list, { type: 'cleared' })

    expect(cleared).toMatchObject({ items: [], top: false, isLive: true, requests: [] })
    const page = { ids: ['10'], isFull: false, hasNext: false }
    const answer = { type: 'answered', request: sent!.request.id, page } as const
    expect(applyEvents(cleared, answer)).toBe(cleared)
    expect(createPageRequest(cleared, { kind: 'newest' })?.request.id).not.toBe(sent!.request.id)
  })
})
