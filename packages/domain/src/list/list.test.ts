import { describe, expect, test } from 'vitest'
import { createListOfRows, createLiveListOfRows } from '../testing/list-of-rows.ts'
import {
  createPageRequest,
  createList,
  isListComplete,
  type ListEvent,
  type ListState,
  getNewestRow,
  getOldestRow,
  reduceList,
  getRowsWithGaps,
} from './index.ts'

type List = ListState<string>

const CONNECTED = { type: 'connected' } as const

const applyEvents = (list: List, ...events: readonly ListEvent<string>[]): List =>
  events.reduce<List>((next, event) => reduceList(next, event), list)

const createStreamEvent = (...ids: readonly string[]) => ({ type: 'streamed', ids }) as const

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

describe('getNewestRow and getOldestRow', () => {
  test('skips gaps', { tags: ['TL-04'] }, () => {
    const list = createListOfRows([null, '9', null, '5'])

    expect([getNewestRow(list), getOldestRow(list)]).toEqual(['9', '5'])
    expect([getNewestRow(createList()), getOldestRow(createList())]).toEqual([null, null])
    expect(getOldestRow(createListOfRows(['9', null]))).toBe('9')
  })
})

describe('isListComplete', () => {
  test('returns true for a live list without gaps', () => {
    expect(isListComplete(createLiveListOfRows(['9', '8']))).toBe(true)
    expect(isListComplete(createListOfRows(['9', '8']))).toBe(false)
    expect(isListComplete(createLiveListOfRows(['9', null, '8']))).toBe(false)
    expect(isListComplete(applyEvents(createListOfRows(['9']), CONNECTED))).toBe(false)
  })

  test('returns false while the newest page is pending', () => {
    const list = createLiveListOfRows(['9', '8'])

    expect(isListComplete(createPageRequest(list, { kind: 'newest' })!.list)).toBe(false)
    expect(isListComplete(createPageRequest(list, { kind: 'older' })!.list)).toBe(true)
  })

  test('returns false for restored rows', () => {
    const list = applyEvents(
      { ...createList<string>(), isLive: true },
      { type: 'restored', items: ['9'] },
    )

    expect(isListComplete(list)).toBe(false)
  })
})

describe('getRowsWithGaps', () => {
  test('returns gaps that are not shown, never two in a row', () => {
    const list = applyEvents(
      createListOfRows(['9', null, '8']),
      createStreamEvent('12'),
      CONNECTED,
      createStreamEvent('20'),
    )

    expect(list.items).toEqual(['20', '12', '9', null, '8'])
    expect(getRowsWithGaps(list)).toEqual(['20', null, '12', null, '9', null, '8'])
  })

  test('returns the shown items when there is no gap', () => {
    const list = createLiveListOfRows(['9', '8'])

    expect(getRowsWithGaps(list)).toBe(list.items)
  })
})
