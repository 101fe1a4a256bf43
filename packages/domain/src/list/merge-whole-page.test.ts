import { describe, expect, test } from 'vitest'
import {
  compareByNumber,
  formatRows,
  getIdsDown,
  createListOfRows,
  createLiveListOfRows,
  loadPage,
  type LoadOptions,
} from '../testing/list-of-rows.ts'
import type { ListPage, ListState } from './index.ts'

type List = ListState<string>
type Page = Partial<ListPage<string>>

const WHOLE = { kind: 'newest', isWhole: true } as const

const createStreamEvent = (...ids: readonly string[]) => ({ type: 'streamed', ids }) as const
const CONNECTED = { type: 'connected' } as const
const LOST = { type: 'lost', at: 0 } as const

describe('reduceList when a whole newest page arrives', () => {
  const reloadWhole = (
    list: List,
    page: Page,
    traits: LoadOptions<string> = { compare: compareByNumber },
  ) => loadPage(list, WHOLE, { isFull: true, ...page }, traits)

  const END = { isFull: false, hasNext: false }

  test.each([
    ['inserts new rows and removes deleted ones', '… 8 7 6', ['9', '8', '6'], {}, '9 8 6'],
    ['removes the last row when the page continues', '… 8 7', ['8', '6'], {}, '8 6'],
    ['removes rows beyond the end of the list', '… 8 7', ['8'], END, '8'],
    ['keeps rows that a short page does not meet', '… 5', ['9', '8'], END, '9 8 5'],
    ['keeps rows of a list that is being built', '8 7', ['8'], { isPartial: true }, '… 8 7'],
    [
      'leaves a gap below a full page that does not meet the listed rows',
      '… 5',
      ['9', '8'],
      {},
      '9 8 … 5',
    ],
    ['removes a deleted row', '9 8 7', ['9', '7'], {}, '9 7'],
    ['inserts a row that no stream delivered', '9 7', ['9', '8', '7'], {}, '9 8 7'],
    ['keeps newer rows above the page', '10 9 8', ['9', '8'], {}, '10 9 8'],
    ['keeps rows below the page', '9 8 7', ['9', '8'], {}, '9 8 7'],
    ['appends older rows', '9 8', ['9', '8', '7'], {}, '9 8 7'],
    ['keeps a gap below the page', '9 8 … 4', ['9', '8'], {}, '9 8 … 4'],
    ['keeps the first row when the page starts below it', '9 8', ['8'], {}, '9 8'],
    ['removes the first row when the page starts above it', '9 8', ['10', '8'], {}, '10 8'],
    ['keeps a first row that was streamed since', '11 9 8', ['10', '9', '8'], {}, '11 10 9 8'],
  ] as const)('%s', { tags: ['TL-11'] }, (_name, rows, ids, page, expected) => {
    const items = rows.split(' ').map((row) => (row === '…' ? null : row))

    expect(formatRows(reloadWhole(createLiveListOfRows(items), { ids, ...page }))).toBe(expected)
  })

  test('keeps the same items when the page is identical', () => {
    const list = createLiveListOfRows(['9', '8'])

    expect(reloadWhole(list, { ids: ['9', '8'] }).items).toBe(list.items)
  })

  test('removes no row below the page when IDs do not sort', { tags: ['TL-11'] }, () => {
    expect(reloadWhole(createLiveListOfRows(['c', 'b']), { ids: ['c'], ...END }, {}).items).toEqual(
      ['c', 'b'],
    )
  })

  test('reorders rows like the page when IDs do not sort', { tags: ['TL-13'] }, () => {
    expect(
      formatRows(reloadWhole(createLiveListOfRows(['7', '9', '8']), { ids: ['9', '8', '7'] }, {})),
    ).toBe('9 8 7')
  })

  test(
    'keeps all rows streamed since the request when the page is older',
    { tags: ['TL-11'] },
    () => {
      const page = { ids: getIdsDown(13, 1), isFull: false }
      const events = [createStreamEvent(...getIdsDown(74, 14))]

      const list = reloadWhole(createListOfRows([null, ...getIdsDown(12, 1)]), page, {
        compare: compareByNumber,
        events: [CONNECTED, ...events],
      })

      expect(list.items.slice(0, 20)).toEqual(getIdsDown(74, 55))
      expect(list.items.indexOf('13')).toBe(-1)
    },
  )

  test('keeps rows that are newer than the page', { tags: ['TL-11'] }, () => {
    const list = reloadWhole(createLiveListOfRows(getIdsDown(74, 55)), {
      ids: getIdsDown(13, 1),
      isFull: false,
    })

    expect(list.items).toEqual([...getIdsDown(74, 55), null, ...getIdsDown(13, 1)])
  })

  test('keeps the page below rows streamed since when IDs do not sort', { tags: ['TL-11'] }, () => {
    const events = [createStreamEvent('e', 'd', 'c')]

    const list = reloadWhole(createLiveListOfRows(['a']), { ids: ['b', 'a'] }, { events })

    expect(list.items).toEqual(['e', 'd', 'c', 'b', 'a'])
  })

  test(
    'keeps the page below rows streamed between two losses, with the gap',
    { tags: ['TL-11'] },
    () => {
      const ids = getIdsDown(94, 55)
      const events = [CONNECTED, createStreamEvent('97', '96', '95'), LOST]

      const list = reloadWhole(
        createListOfRows([null, '30', '29']),
        { ids },
        { compare: compareByNumber, events },
      )

      expect(list.items).toEqual([null, '97', '96', '95', ...ids, null, '30', '29'])
    },
  )
})
