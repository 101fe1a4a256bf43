import { describe, expect, test } from 'vitest'
import { idsDown, listOfRows, liveListOfRows, loadPage } from '../testing/list-of-rows.ts'
import {
  askForPage,
  createList,
  isRealGap,
  type ListEvent,
  type ListState,
  reduceList,
  type Want,
} from './index.ts'

type List = ListState<string>

const NEWEST = { kind: 'newest' } as const
const WHOLE = { kind: 'newest', isWhole: true } as const
const OLDER = { kind: 'older' } as const
const LOST = { type: 'lost', at: 0 } as const
const HEARD = { type: 'heard' } as const

const ask = (list: List, want: Want<string>) => askForPage(list, want)?.request ?? null
const anchor = (list: List, want: Want<string>) => ask(list, want)?.anchor
const after = (list: List, ...events: readonly ListEvent<string>[]): List =>
  events.reduce<List>((next, event) => reduceList(next, event), list)
const tell = (...ids: readonly string[]) => ({ type: 'told', ids }) as const

const hide = (...ids: readonly string[]) => ({ type: 'hidden', ids: new Set(ids) }) as const

const gapIds = (list: List) => list.entries.filter(isRealGap).map(({ id }) => id)
const askAtGap = (list: List, from: 'top' | 'bottom', index = 0) =>
  ask(list, { kind: 'gap', gap: gapIds(list)[index] ?? -1, from })

describe('askForPage for the newest rows', () => {
  test('asks since the first row', { tags: ['TL-04'] }, () => {
    expect(anchor(listOfRows(['9', '8']), NEWEST)).toBe('9')
  })

  test('asks whole when a gap stands in front, or nothing is listed', { tags: ['TL-04'] }, () => {
    expect(anchor(listOfRows([null, '8']), NEWEST)).toBeNull()
    expect(anchor(createList<string>(), NEWEST)).toBeNull()
  })

  test('asks whole when a gap is shown in front because asking failed', { tags: ['TL-04'] }, () => {
    const asked = askForPage(after(listOfRows(['9', '8']), HEARD), NEWEST)!
    const failed = after(asked.list, { type: 'failed', request: asked.request.id })

    expect(failed.items).toEqual([null, '9', '8'])
    expect(anchor(failed, NEWEST)).toBeNull()
  })

  test('asks whole when that is wanted', { tags: ['TL-04'] }, () => {
    expect(anchor(listOfRows(['9', '8']), WHOLE)).toBeNull()
  })

  test(
    'asks whole when the server still builds the list, or rows are of an earlier visit',
    { tags: ['TL-05'] },
    () => {
      const recalled = after(createList<string>(), { type: 'recalled', items: ['9'] })

      expect(anchor({ ...listOfRows(['9']), isPartial: true }, NEWEST)).toBeNull()
      expect(anchor(recalled, NEWEST)).toBeNull()
    },
  )

  test(
    'asks whole after a loss, whatever streams delivered since, H2',
    { tags: ['TL-04', 'TL-11'] },
    () => {
      const list = after(liveListOfRows(['9', '8']), LOST, HEARD, tell('21'))

      expect(anchor(list, NEWEST)).toBeNull()
    },
  )

  test('asks since the second row below the lowest position where something may be missing, H2', () => {
    const joined = after(listOfRows(['9', '8', '7']), HEARD, tell('21'))
    const polled = after(listOfRows(['9', '8', '7']), tell('12'), tell('21'))

    expect(anchor(joined, NEWEST)).toBe('8')
    expect(anchor(polled, NEWEST)).toBe('8')
    expect(anchor(after(listOfRows(['9']), tell('12')), NEWEST)).toBe('9')
  })

  test('asks for nothing when the same is awaited', { tags: ['TL-03'] }, () => {
    const asked = askForPage(listOfRows(['9']), NEWEST)

    expect(ask(asked!.list, NEWEST)).toBeNull()
    expect(ask(asked!.list, WHOLE)).toBeNull()
  })

  test('asks again when a stream was lost or began since', () => {
    const asked = askForPage(liveListOfRows(['9']), NEWEST)

    expect(ask(after(asked!.list, LOST), NEWEST)).not.toBeNull()
    expect(ask(after(asked!.list, HEARD), NEWEST)).not.toBeNull()
    expect(ask(after(asked!.list, { type: 'unheard' }), NEWEST)).not.toBeNull()
  })

  test('is loading only until the first page came', { tags: ['TL-02', 'TL-03'] }, () => {
    expect(askForPage(createList<string>(), NEWEST)?.list.isLoading).toBe(true)
    expect(askForPage(listOfRows(['9']), NEWEST)?.list.isLoading).toBe(false)
  })

  test('asks for nothing when the server is about to empty the list', () => {
    expect(ask({ ...listOfRows(['9']), isBlocked: true }, NEWEST)).toBeNull()
  })
})

describe('askForPage for what streams should have delivered', () => {
  const loaded = loadPage(liveListOfRows(['9']), NEWEST, { ids: ['10'] })

  test('asks since the newest row that a page brought', () => {
    expect(anchor(after(loaded, tell('12')), { kind: 'verify' })).toBe('10')
  })

  test('asks for nothing when no stream delivers, or that row is gone', () => {
    expect(ask({ ...loaded, isLive: false }, { kind: 'verify' })).toBeNull()
    expect(ask(liveListOfRows(['9']), { kind: 'verify' })).toBeNull()
    const deleted = after(loaded, { type: 'deleted', ids: new Set(['10']) })
    expect(ask(deleted, { kind: 'verify' })).toBeNull()
  })

  test('asks for the newest page whole when the list has no rows', () => {
    const empty = loadPage(after(createList<string>(), HEARD), NEWEST, { ids: [] })

    expect(ask(empty, { kind: 'verify' })).toMatchObject({ kind: 'newest', anchor: null })
  })

  test('asks for nothing when the newest rows are awaited', () => {
    expect(ask(askForPage(loaded, NEWEST)!.list, { kind: 'verify' })).toBeNull()
  })
})

describe('askForPage for older rows', () => {
  test('asks below the last row', { tags: ['TL-04'] }, () => {
    expect(anchor(listOfRows(['9', null, '5']), OLDER)).toBe('5')
    expect(anchor(listOfRows(['9', null]), OLDER)).toBe('9')
  })

  test('asks below the last row when that is hidden', () => {
    const list = after(listOfRows(['9', '8', '7']), hide('7'))

    expect(anchor(list, OLDER)).toBe('7')
  })

  test('asks below the last row whose position is known', { tags: ['TL-07'] }, () => {
    const list = { ...listOfRows(['9', '8', '2']), late: new Set(['2']) }

    expect(anchor(list, OLDER)).toBe('8')
  })

  test(
    'asks for nothing when there is nothing older, nothing listed, or a page is awaited',
    { tags: ['TL-03'] },
    () => {
      const end = listOfRows(['9'], { ...createList<string>(), hasMore: false })
      const asked = askForPage(listOfRows(['9']), OLDER)

      expect(ask(end, OLDER)).toBeNull()
      expect(ask(createList<string>(), OLDER)).toBeNull()
      expect(asked?.list.isLoading).toBe(true)
      expect(ask(asked!.list, OLDER)).toBeNull()
    },
  )
})

describe('askForPage for older rows of a list that the server still builds', () => {
  test('asks for nothing, since the next answer replaces the list', { tags: ['TL-05'] }, () => {
    expect(ask({ ...listOfRows(['9']), isPartial: true }, OLDER)).toBeNull()
  })
})

describe('askForPage for what is missing at a gap', () => {
  const list = liveListOfRows(['50', null, '35', null, '20'])

  test('asks below the row above it', { tags: ['TL-12'] }, () => {
    expect(askAtGap(list, 'top')).toMatchObject({ kind: 'below', anchor: '50' })
    expect(askAtGap(list, 'top', 1)).toMatchObject({ kind: 'below', anchor: '35' })
  })

  test('asks below the row above it when that is hidden', { tags: ['TL-12'] }, () => {
    const list = after(listOfRows(['9', null, '7', null, '3']), hide('7'))

    expect(askAtGap(list, 'top', 1)?.anchor).toBe('7')
    expect(askAtGap(list, 'bottom')?.anchor).toBe('7')
  })

  test('asks for the newest page when it stands in front', { tags: ['TL-12'] }, () => {
    expect(askAtGap(liveListOfRows([null, '35']), 'top')).toMatchObject({
      kind: 'newest',
      anchor: null,
    })
  })

  test('asks above the row below it when it is filled from its bottom', { tags: ['BY-38'] }, () => {
    expect(askAtGap(list, 'bottom')).toMatchObject({ kind: 'above', anchor: '35' })
  })

  test(
    'asks for the newest page when a gap in front is filled from its bottom, H11',
    { tags: ['BY-38'] },
    () => {
      expect(askAtGap(liveListOfRows([null, '35']), 'bottom')).toMatchObject({
        kind: 'newest',
        anchor: null,
      })
    },
  )

  test(
    'asks for nothing when the gap is gone, or its page is awaited',
    { tags: ['TL-03', 'TL-12'] },
    () => {
      const [gap = -1] = gapIds(list)
      const asked = askForPage(list, { kind: 'gap', gap, from: 'top' })

      expect(ask(list, { kind: 'gap', gap: 99, from: 'top' })).toBeNull()
      expect(ask(list, { kind: 'gap', gap: 99, from: 'bottom' })).toBeNull()
      expect(ask(asked!.list, { kind: 'gap', gap, from: 'top' })).toBeNull()
      expect(ask(asked!.list, { kind: 'gap', gap, from: 'bottom' })).toBeNull()
    },
  )

  test('asks at its position when rows came in above it', { tags: ['TL-12'] }, () => {
    const [gap = -1] = gapIds(list)

    const told = after(list, tell('52', '51'))

    expect(ask(told, { kind: 'gap', gap, from: 'top' })?.anchor).toBe('50')
  })
})

describe('askForPage for rows that are listed', () => {
  test('asks below a row, once', () => {
    const asked = askForPage(listOfRows(['9', '8']), { kind: 'confirm', above: '9' })

    expect(asked?.request).toMatchObject({ kind: 'below', anchor: '9' })
    expect(ask(asked!.list, { kind: 'confirm', above: '9' })).toBeNull()
  })

  test('asks for nothing when the row is not listed', () => {
    expect(ask(listOfRows(['9']), { kind: 'confirm', above: '8' })).toBeNull()
  })

  test('changes nothing that the reader sees', () => {
    const list = listOfRows(idsDown(9, 1))
    const wants = [NEWEST, OLDER, { kind: 'confirm', above: '5' }, { kind: 'around' }] as const

    for (const want of wants) expect(askForPage(list, want)?.list.items).toBe(list.items)
  })
})

describe('reduceList when a request fails', () => {
  test('shows the gaps that it was to settle', { tags: ['TL-11', 'TL-12'] }, () => {
    const joining = after(listOfRows(['9', '8']), HEARD)
    const asked = askForPage(joining, NEWEST)

    const failed = after(asked!.list, { type: 'failed', request: asked!.request.id })

    expect(joining.items).toEqual(['9', '8'])
    expect(failed).toMatchObject({ items: [null, '9', '8'], requests: [], isLoading: false })
  })

  test('shows none when rows of an earlier visit wait for their page', { tags: ['BY-17'] }, () => {
    const recalled = after(createList<string>(), { type: 'recalled', items: ['9'] })
    const asked = askForPage(recalled, NEWEST)

    expect(after(asked!.list, { type: 'failed', request: asked!.request.id }).items).toEqual(['9'])
  })

  test('leaves no gap when nothing can be missing', { tags: ['TL-11'] }, () => {
    const list = liveListOfRows(['9', '8'])
    const asked = askForPage(list, WHOLE)

    const failed = after(asked!.list, { type: 'failed', request: asked!.request.id })

    expect(failed.entries).toEqual(list.entries)
    expect(ask(failed, NEWEST)).not.toBeNull()
  })

  test('changes nothing when nothing waits for it', () => {
    const list = listOfRows(['9'])

    expect(after(list, { type: 'failed', request: 7 })).toBe(list)
  })
})
