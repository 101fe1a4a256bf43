import { describe, expect, test } from 'vitest'
import { byNumber, idsDown, listOfRows, liveListOfRows, loadPage } from '../testing/list-of-rows.ts'
import {
  askForPage,
  createList,
  isGap,
  isRealGap,
  isWhole,
  type ListEvent,
  type ListState,
  needsNewest,
  newestRow,
  oldestRow,
  reduceList,
  rowsWithGaps,
} from './index.ts'

type List = ListState<string>

const LOST = { type: 'lost', at: 1_000 } as const
const HEARD = { type: 'heard' } as const
const UNHEARD = { type: 'unheard' } as const

const after = (list: List, ...events: readonly ListEvent<string>[]): List =>
  events.reduce<List>((next, event) => reduceList(next, event), list)

const tell = (...ids: readonly string[]) => ({ type: 'told', ids }) as const
const change = (type: 'deleted' | 'removed' | 'hidden' | 'revealed', ...ids: readonly string[]) =>
  ({ type, ids: new Set(ids) }) as const

describe('createList', () => {
  test('starts empty, at the top, with more to load', { tags: ['TL-02'] }, () => {
    expect(createList()).toMatchObject({
      items: [],
      unread: 0,
      top: true,
      isLoading: false,
      hasMore: true,
      isPartial: false,
      isLoaded: false,
    })
  })
})

describe('reduceList when the reader scrolls', () => {
  test('clears what was unread at the top', { tags: ['TL-09'] }, () => {
    const scrolled = liveListOfRows(['9'], { top: false, unread: 3 })

    expect(after(scrolled, { type: 'viewed', top: true })).toMatchObject({ top: true, unread: 0 })
    const unread = liveListOfRows(['9'], { unread: 1 })
    expect(after(unread, { type: 'viewed', top: true })).toMatchObject({ top: true, unread: 0 })
  })

  test(
    'keeps the count below the top, and changes nothing the second time',
    { tags: ['TL-09'] },
    () => {
      const scrolled = after(liveListOfRows(['9']), { type: 'viewed', top: false })

      expect(scrolled).toMatchObject({ top: false, unread: 0 })
      expect(after(scrolled, { type: 'viewed', top: false })).toBe(scrolled)
    },
  )
})

describe.each(['deleted', 'removed'] as const)('reduceList when rows are %s', (type) => {
  test('leaves them out', { tags: ['ST-13', 'TL-14'] }, () => {
    expect(after(listOfRows(['9', '8', '7']), change(type, '9', '7')).items).toEqual(['8'])
  })

  test('changes no row when it lists none of them', { tags: ['TL-14'] }, () => {
    const list = listOfRows(['9', null, '8'])

    expect(after(list, change(type, '1')).items).toBe(list.items)
  })

  test.each([
    ['makes one gap of two that meet', ['9', null, '8', null, '7'], '8', ['9', null, '7']],
    ['leaves no gap at the end', ['9', null, '8'], '8', ['9']],
    ['leaves no gap alone', [null, '8'], '8', []],
    ['keeps a gap between other rows', ['9', null, '7', '6'], '6', ['9', null, '7']],
    ['keeps a gap below other rows', ['9', '8', null, '6'], '9', ['8', null, '6']],
  ])('%s', { tags: ['TL-11'] }, (_name, items, id, expected) => {
    expect(after(listOfRows(items), change(type, id)).items).toEqual(expected)
  })

  test('has more to load when a gap at the end goes', { tags: ['TL-06'] }, () => {
    const list = liveListOfRows(['9', null, '8'], { hasMore: false })

    expect(after(list, change(type, '8')).hasMore).toBe(true)
  })

  test('no longer counts unread rows among them', { tags: ['TL-08', 'TL-14'] }, () => {
    const list = liveListOfRows(['9', '8', '7'], { top: false, unread: 2 })
    const apart = liveListOfRows(['9', null, '8', '7'], { top: false, unread: 2 })

    expect(after(list, change(type, '8', '7')).unread).toBe(1)
    expect(after(apart, change(type, '8')).unread).toBe(1)
    expect(after(apart, change(type, '7')).unread).toBe(2)
  })
})

describe('reduceList when rows are hidden and revealed', () => {
  const list = liveListOfRows(idsDown(9, 1), { top: false, unread: 2 })

  test('hides rows without a gap, uncounted', { tags: ['TL-08', 'TL-14'] }, () => {
    const hidden = after(list, change('hidden', '9', '7'))

    expect(hidden).toMatchObject({ items: ['8', '6', '5', '4', '3', '2', '1'], unread: 1 })
    expect(after(list, change('hidden', '30'))).toBe(list)
  })

  test('shows them again at their old positions, H17', () => {
    const hidden = after(list, change('hidden', '9', '5', '1'))

    expect(after(hidden, change('revealed', '9', '5', '1')).items).toEqual(idsDown(9, 1))
    expect(after(hidden, change('revealed', '9')).items).toEqual([
      '9',
      '8',
      '7',
      '6',
      '4',
      '3',
      '2',
    ])
    expect(after(hidden, change('revealed', '30'))).toBe(hidden)
  })

  test('keeps rows out that were trimmed away meanwhile, H17', { tags: ['TL-10', 'TL-11'] }, () => {
    const long = after(liveListOfRows(idsDown(99, 40)), change('hidden', '60'), tell('100'))

    const revealed = after(long, change('revealed', '60'))

    expect(revealed.items).toEqual(idsDown(100, 80))
    expect(revealed.hasMore).toBe(true)
  })

  test('lists no hidden row twice that streams or pages bring', () => {
    const hidden = after(list, change('hidden', '9'))

    expect(after(hidden, tell('9')).items).toEqual(idsDown(8, 1))
    expect(loadPage(hidden, { kind: 'newest', isWhole: true }, { ids: ['9', '8'] }).items).toEqual(
      idsDown(9, 1),
    )
  })

  test('forgets them when they are deleted', () => {
    const hidden = after(list, change('hidden', '9'), change('deleted', '9'))

    expect(after(hidden, change('revealed', '9')).items).toEqual(idsDown(8, 1))
  })
})

describe('reduceList when streams are lost and begin', () => {
  test('puts a single gap in front, however often they are lost', { tags: ['TL-11'] }, () => {
    const once = after(liveListOfRows(['9']), LOST)

    expect(once.items).toEqual([null, '9'])
    expect(after(once, LOST).items).toEqual([null, '9'])
  })

  test('misses nothing when nothing is listed', { tags: ['TL-11'] }, () => {
    expect(after(liveListOfRows<string>([]), LOST)).toMatchObject({ items: [], isLive: false })
  })

  test('notes when the first of several losses was', { tags: ['BY-38'] }, () => {
    const list = after(liveListOfRows(['9']), LOST, { type: 'lost', at: 5_000 })

    expect(list.entries.find(isGap)).toMatchObject({ since: 1_000 })
  })

  test('keeps the gap below what streams deliver after it, H1', { tags: ['TL-11'] }, () => {
    const list = after(liveListOfRows(['9']), tell('10'), LOST, HEARD, tell('90'))

    expect(list.items).toEqual(['90', null, '10', '9'])
  })

  test(
    'needs the newest page when streams begin, without a gap that is seen',
    { tags: ['TL-11'] },
    () => {
      const list = after(listOfRows(['9']), HEARD)

      expect(list).toMatchObject({ items: ['9'], isLive: true })
      expect(needsNewest(list)).toBe(true)
      expect(rowsWithGaps(list)).toEqual([null, '9'])
    },
  )

  test('keeps a gap between two losses', { tags: ['TL-11'] }, () => {
    const list = after(liveListOfRows(['9']), LOST, HEARD, tell('20'), LOST)

    expect(list.items).toEqual([null, '20', null, '9'])
  })

  test('is no longer live when nothing listens, H14', () => {
    const list = after(liveListOfRows(['9']), UNHEARD)

    expect(list).toMatchObject({ items: ['9'], isLive: false })
    expect(after(list, UNHEARD)).toBe(list)
    expect(needsNewest(after(list, HEARD, tell('15')))).toBe(true)
  })
})

describe('reduceList when the reader publishes', () => {
  const publish = (id: string) => ({ type: 'published', id }) as const

  test('puts the row in front, not counted as unread', { tags: ['TL-08', 'TL-19'] }, () => {
    const list = liveListOfRows(['9', null, '8'], { top: false })

    expect(after(list, publish('12'))).toMatchObject({ items: ['12', '9', null, '8'], unread: 0 })
    expect(after(createList<string>(), publish('12')).items).toEqual(['12'])
  })

  test('waits for the server when a gap stands in front', { tags: ['TL-19'] }, () => {
    const list = listOfRows([null, '9'])

    expect(after(list, publish('12'))).toBe(list)
  })

  test(
    'asks for what others published before when no stream delivers, H6',
    { tags: ['TL-11', 'TL-19'] },
    () => {
      const list = after(listOfRows(['9', '8']), publish('12'))

      expect(list.items).toEqual(['12', '9', '8'])
      expect(needsNewest(list)).toBe(true)
      const page = { ids: ['12', '11', '10', '9'] }
      expect(loadPage(list, { kind: 'newest' }, page, { compare: byNumber }).items).toEqual([
        '12',
        '11',
        '10',
        '9',
        '8',
      ])
    },
  )

  test('needs nothing more when streams deliver', { tags: ['TL-19'] }, () => {
    expect(needsNewest(after(liveListOfRows(['9']), publish('12')))).toBe(false)
  })
})

describe('reduceList when a gap is skipped', () => {
  test('closes it', { tags: ['BY-38'] }, () => {
    const list = liveListOfRows(['9', null, '5', null, '3'])
    const gap = list.entries.find(isRealGap)?.id ?? -1

    expect(after(list, { type: 'skipped', gap }).items).toEqual(['9', '5', null, '3'])
    expect(after(list, { type: 'skipped', gap: 99 }).items).toBe(list.items)
  })
})

describe('reduceList when everything is let go', () => {
  test('starts again where the reader is, and takes no answer from before', () => {
    const asked = askForPage(liveListOfRows(['9'], { top: false }), { kind: 'newest' })

    const cleared = after(asked!.list, { type: 'cleared' })

    expect(cleared).toMatchObject({ items: [], top: false, isLive: true, requests: [] })
    const page = { ids: ['10'], isFull: false, hasNext: false }
    const answer = { type: 'answered', request: asked!.request.id, page } as const
    expect(after(cleared, answer)).toBe(cleared)
    expect(askForPage(cleared, { kind: 'newest' })?.request.id).not.toBe(asked!.request.id)
  })
})

describe('newestRow and oldestRow', () => {
  test('skip gaps', { tags: ['TL-04'] }, () => {
    const list = listOfRows([null, '9', null, '5'])

    expect([newestRow(list), oldestRow(list)]).toEqual(['9', '5'])
    expect([newestRow(createList()), oldestRow(createList())]).toEqual([null, null])
    expect(oldestRow(listOfRows(['9', null]))).toBe('9')
  })
})

describe('isWhole', () => {
  test('says that a live list without gaps lacks nothing', () => {
    expect(isWhole(liveListOfRows(['9', '8']))).toBe(true)
    expect(isWhole(listOfRows(['9', '8']))).toBe(false)
    expect(isWhole(liveListOfRows(['9', null, '8']))).toBe(false)
    expect(isWhole(after(listOfRows(['9']), HEARD))).toBe(false)
  })

  test('says that a list may lack something while the newest page is awaited', () => {
    const list = liveListOfRows(['9', '8'])

    expect(isWhole(askForPage(list, { kind: 'newest' })!.list)).toBe(false)
    expect(isWhole(askForPage(list, { kind: 'older' })!.list)).toBe(true)
  })

  test('says that rows of an earlier visit may lack something', () => {
    const list = after(
      { ...createList<string>(), isLive: true },
      { type: 'recalled', items: ['9'] },
    )

    expect(isWhole(list)).toBe(false)
  })
})

describe('rowsWithGaps', () => {
  test('shows gaps that the reader does not see, never two in a row', () => {
    const list = after(listOfRows(['9', null, '8']), tell('12'), HEARD, tell('20'))

    expect(list.items).toEqual(['20', '12', '9', null, '8'])
    expect(rowsWithGaps(list)).toEqual(['20', null, '12', null, '9', null, '8'])
  })

  test('is what the reader sees when there is no gap', () => {
    const list = liveListOfRows(['9', '8'])

    expect(rowsWithGaps(list)).toBe(list.items)
  })
})
