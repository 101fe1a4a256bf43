import { describe, expect, test } from 'vitest'
import {
  getIdsDown,
  createListOfRows,
  createLiveListOfRows,
  loadPage,
} from '../testing/list-of-rows.ts'
import {
  createPageRequest,
  createList,
  isRealGap,
  type ListEvent,
  type ListState,
  reduceList,
  type FetchTarget,
} from './index.ts'

type List = ListState<string>

const NEWEST = { kind: 'newest' } as const
const WHOLE = { kind: 'newest', isWhole: true } as const
const OLDER = { kind: 'older' } as const
const LOST = { type: 'lost', at: 0 } as const
const CONNECTED = { type: 'connected' } as const

const getRequest = (list: List, want: FetchTarget<string>) =>
  createPageRequest(list, want)?.request ?? null
const getAnchor = (list: List, want: FetchTarget<string>) => getRequest(list, want)?.anchor
const applyEvents = (list: List, ...events: readonly ListEvent<string>[]): List =>
  events.reduce<List>((next, event) => reduceList(next, event), list)
const createStreamEvent = (...ids: readonly string[]) => ({ type: 'streamed', ids }) as const

const createHideEvent = (...ids: readonly string[]) =>
  ({ type: 'hidden', ids: new Set(ids) }) as const

const getGapIds = (list: List) => list.entries.filter(isRealGap).map(({ id }) => id)
const getGapRequest = (list: List, from: 'top' | 'bottom', index = 0) =>
  getRequest(list, { kind: 'gap', gap: getGapIds(list)[index] ?? -1, from })

describe('createPageRequest for the newest rows', () => {
  test('requests rows newer than the first row', { tags: ['TL-04'] }, () => {
    expect(getAnchor(createListOfRows(['9', '8']), NEWEST)).toBe('9')
  })

  test(
    'requests the whole page when a gap is in front or the list is empty',
    { tags: ['TL-04'] },
    () => {
      expect(getAnchor(createListOfRows([null, '8']), NEWEST)).toBeNull()
      expect(getAnchor(createList<string>(), NEWEST)).toBeNull()
    },
  )

  test(
    'requests the whole page when a gap is shown in front after a failed request',
    { tags: ['TL-04'] },
    () => {
      const sent = createPageRequest(applyEvents(createListOfRows(['9', '8']), CONNECTED), NEWEST)!
      const failed = applyEvents(sent.list, { type: 'failed', request: sent.request.id })

      expect(failed.items).toEqual([null, '9', '8'])
      expect(getAnchor(failed, NEWEST)).toBeNull()
    },
  )

  test('requests the whole page when isWhole is set', { tags: ['TL-04'] }, () => {
    expect(getAnchor(createListOfRows(['9', '8']), WHOLE)).toBeNull()
  })

  test(
    'requests the whole page while the server builds the list, or when rows are restored from an earlier visit',
    { tags: ['TL-05'] },
    () => {
      const recalled = applyEvents(createList<string>(), { type: 'restored', items: ['9'] })

      expect(getAnchor({ ...createListOfRows(['9']), isPartial: true }, NEWEST)).toBeNull()
      expect(getAnchor(recalled, NEWEST)).toBeNull()
    },
  )

  test(
    'requests the whole page after a stream was lost, whatever was streamed since',
    { tags: ['TL-04', 'TL-11'] },
    () => {
      const list = applyEvents(
        createLiveListOfRows(['9', '8']),
        LOST,
        CONNECTED,
        createStreamEvent('21'),
      )

      expect(getAnchor(list, NEWEST)).toBeNull()
    },
  )

  test('requests rows newer than the second row below the lowest position with possibly missing rows', () => {
    const joined = applyEvents(
      createListOfRows(['9', '8', '7']),
      CONNECTED,
      createStreamEvent('21'),
    )
    const polled = applyEvents(
      createListOfRows(['9', '8', '7']),
      createStreamEvent('12'),
      createStreamEvent('21'),
    )

    expect(getAnchor(joined, NEWEST)).toBe('8')
    expect(getAnchor(polled, NEWEST)).toBe('8')
    expect(getAnchor(applyEvents(createListOfRows(['9']), createStreamEvent('12')), NEWEST)).toBe(
      '9',
    )
  })

  test('returns null while the same request is pending', { tags: ['TL-03'] }, () => {
    const sent = createPageRequest(createListOfRows(['9']), NEWEST)

    expect(getRequest(sent!.list, NEWEST)).toBeNull()
    expect(getRequest(sent!.list, WHOLE)).toBeNull()
  })

  test('sends another request when a stream was lost or connected since', () => {
    const sent = createPageRequest(createLiveListOfRows(['9']), NEWEST)

    expect(getRequest(applyEvents(sent!.list, LOST), NEWEST)).not.toBeNull()
    expect(getRequest(applyEvents(sent!.list, CONNECTED), NEWEST)).not.toBeNull()
    expect(getRequest(applyEvents(sent!.list, { type: 'unsubscribed' }), NEWEST)).not.toBeNull()
  })

  test('sets isLoading only until the first page is loaded', { tags: ['TL-02', 'TL-03'] }, () => {
    expect(createPageRequest(createList<string>(), NEWEST)?.list.isLoading).toBe(true)
    expect(createPageRequest(createListOfRows(['9']), NEWEST)?.list.isLoading).toBe(false)
  })

  test('returns null when the server is about to empty the list', () => {
    expect(getRequest({ ...createListOfRows(['9']), isBlocked: true }, NEWEST)).toBeNull()
  })
})

describe('createPageRequest to verify streamed rows', () => {
  const loaded = loadPage(createLiveListOfRows(['9']), NEWEST, { ids: ['10'] })

  test('requests rows newer than the newest row of a page', () => {
    expect(getAnchor(applyEvents(loaded, createStreamEvent('12')), { kind: 'verify' })).toBe('10')
  })

  test('returns null when no stream delivers or that row was removed', () => {
    expect(getRequest({ ...loaded, isLive: false }, { kind: 'verify' })).toBeNull()
    expect(getRequest(createLiveListOfRows(['9']), { kind: 'verify' })).toBeNull()
    const deleted = applyEvents(loaded, { type: 'deleted', ids: new Set(['10']) })
    expect(getRequest(deleted, { kind: 'verify' })).toBeNull()
  })

  test('requests the whole newest page when the list has no rows', () => {
    const empty = loadPage(applyEvents(createList<string>(), CONNECTED), NEWEST, { ids: [] })

    expect(getRequest(empty, { kind: 'verify' })).toMatchObject({ kind: 'newest', anchor: null })
  })

  test('returns null while the newest page is pending', () => {
    expect(getRequest(createPageRequest(loaded, NEWEST)!.list, { kind: 'verify' })).toBeNull()
  })
})

describe('createPageRequest for older rows', () => {
  test('requests rows below the last row', { tags: ['TL-04'] }, () => {
    expect(getAnchor(createListOfRows(['9', null, '5']), OLDER)).toBe('5')
    expect(getAnchor(createListOfRows(['9', null]), OLDER)).toBe('9')
  })

  test('requests rows below the last row when that row is hidden', () => {
    const list = applyEvents(createListOfRows(['9', '8', '7']), createHideEvent('7'))

    expect(getAnchor(list, OLDER)).toBe('7')
  })

  test('requests rows below the last row whose position is known', { tags: ['TL-07'] }, () => {
    const list = { ...createListOfRows(['9', '8', '2']), late: new Set(['2']) }

    expect(getAnchor(list, OLDER)).toBe('8')
  })

  test(
    'returns null when there are no older rows, the list is empty, or a page is pending',
    { tags: ['TL-03'] },
    () => {
      const end = createListOfRows(['9'], { ...createList<string>(), hasMore: false })
      const sent = createPageRequest(createListOfRows(['9']), OLDER)

      expect(getRequest(end, OLDER)).toBeNull()
      expect(getRequest(createList<string>(), OLDER)).toBeNull()
      expect(sent?.list.isLoading).toBe(true)
      expect(getRequest(sent!.list, OLDER)).toBeNull()
    },
  )
})

describe('createPageRequest for older rows of a list that the server is still building', () => {
  test('returns null, because the next response replaces the list', { tags: ['TL-05'] }, () => {
    expect(getRequest({ ...createListOfRows(['9']), isPartial: true }, OLDER)).toBeNull()
  })
})

describe('createPageRequest for a gap', () => {
  const list = createLiveListOfRows(['50', null, '35', null, '20'])

  test('requests rows below the row above the gap', { tags: ['TL-12'] }, () => {
    expect(getGapRequest(list, 'top')).toMatchObject({ kind: 'below', anchor: '50' })
    expect(getGapRequest(list, 'top', 1)).toMatchObject({ kind: 'below', anchor: '35' })
  })

  test(
    'requests rows below the row above the gap when that row is hidden',
    { tags: ['TL-12'] },
    () => {
      const list = applyEvents(createListOfRows(['9', null, '7', null, '3']), createHideEvent('7'))

      expect(getGapRequest(list, 'top', 1)?.anchor).toBe('7')
      expect(getGapRequest(list, 'bottom')?.anchor).toBe('7')
    },
  )

  test('requests the newest page for a gap in front', { tags: ['TL-12'] }, () => {
    expect(getGapRequest(createLiveListOfRows([null, '35']), 'top')).toMatchObject({
      kind: 'newest',
      anchor: null,
    })
  })

  test(
    'requests rows above the row below the gap when filling from the bottom',
    { tags: ['BY-38'] },
    () => {
      expect(getGapRequest(list, 'bottom')).toMatchObject({ kind: 'above', anchor: '35' })
    },
  )

  test(
    'requests the newest page when filling a gap in front from the bottom',
    { tags: ['BY-38'] },
    () => {
      expect(getGapRequest(createLiveListOfRows([null, '35']), 'bottom')).toMatchObject({
        kind: 'newest',
        anchor: null,
      })
    },
  )

  test(
    'returns null when the gap was removed or its page is pending',
    { tags: ['TL-03', 'TL-12'] },
    () => {
      const [gap = -1] = getGapIds(list)
      const sent = createPageRequest(list, { kind: 'gap', gap, from: 'top' })

      expect(getRequest(list, { kind: 'gap', gap: 99, from: 'top' })).toBeNull()
      expect(getRequest(list, { kind: 'gap', gap: 99, from: 'bottom' })).toBeNull()
      expect(getRequest(sent!.list, { kind: 'gap', gap, from: 'top' })).toBeNull()
      expect(getRequest(sent!.list, { kind: 'gap', gap, from: 'bottom' })).toBeNull()
    },
  )

  test('requests rows at the gap when rows were added above it', { tags: ['TL-12'] }, () => {
    const [gap = -1] = getGapIds(list)

    const streamed = applyEvents(list, createStreamEvent('52', '51'))

    expect(getRequest(streamed, { kind: 'gap', gap, from: 'top' })?.anchor).toBe('50')
  })
})

describe('createPageRequest for rows that are listed', () => {
  test('requests rows below a row, once', () => {
    const sent = createPageRequest(createListOfRows(['9', '8']), { kind: 'confirm', above: '9' })

    expect(sent?.request).toMatchObject({ kind: 'below', anchor: '9' })
    expect(getRequest(sent!.list, { kind: 'confirm', above: '9' })).toBeNull()
  })

  test('returns null when the row is not listed', () => {
    expect(getRequest(createListOfRows(['9']), { kind: 'confirm', above: '8' })).toBeNull()
  })

  test('keeps the same visible items', () => {
    const list = createListOfRows(getIdsDown(9, 1))
    const wants = [NEWEST, OLDER, { kind: 'confirm', above: '5' }, { kind: 'around' }] as const

    for (const want of wants) expect(createPageRequest(list, want)?.list.items).toBe(list.items)
  })
})

describe('reduceList when a request fails', () => {
  test('shows the gaps that the request would have settled', { tags: ['TL-11', 'TL-12'] }, () => {
    const joining = applyEvents(createListOfRows(['9', '8']), CONNECTED)
    const sent = createPageRequest(joining, NEWEST)

    const failed = applyEvents(sent!.list, { type: 'failed', request: sent!.request.id })

    expect(joining.items).toEqual(['9', '8'])
    expect(failed).toMatchObject({ items: [null, '9', '8'], requests: [], isLoading: false })
  })

  test('shows no gap while restored rows wait for their page', { tags: ['BY-17'] }, () => {
    const recalled = applyEvents(createList<string>(), { type: 'restored', items: ['9'] })
    const sent = createPageRequest(recalled, NEWEST)

    expect(applyEvents(sent!.list, { type: 'failed', request: sent!.request.id }).items).toEqual([
      '9',
    ])
  })

  test('leaves no gap when no rows can be missing', { tags: ['TL-11'] }, () => {
    const list = createLiveListOfRows(['9', '8'])
    const sent = createPageRequest(list, WHOLE)

    const failed = applyEvents(sent!.list, { type: 'failed', request: sent!.request.id })

    expect(failed.entries).toEqual(list.entries)
    expect(getRequest(failed, NEWEST)).not.toBeNull()
  })

  test('returns the same list when the request is unknown', () => {
    const list = createListOfRows(['9'])

    expect(applyEvents(list, { type: 'failed', request: 7 })).toBe(list)
  })
})
