import { describe, expect, test } from 'vitest'
import { getIdsDown, createListOfRows } from '../testing/list-of-rows.ts'
import { createPageRequest, type FetchTarget } from './create-page-request.ts'
import { createList, isRealGap, isListComplete, type ListState } from './list.ts'
import { type ListEvent, reduceList } from './reduce-list.ts'

const compare = (a: string, b: string) => Number(a) - Number(b)
const reduce = (list: ListState<string>, ...events: readonly ListEvent<string>[]) =>
  events.reduce((state, event) => reduceList(state, event, { compare }), list)

/** Creates a live list with 3, 2 and 1. */
function createLiveList(): ListState<string> {
  const sent = createPageRequest(reduce(createList<string>(), { type: 'connected' }), {
    kind: 'newest',
  })
  if (sent === null) throw new Error('a new list asks for its first page')
  const page = { ids: ['3', '2', '1'], isFull: false, hasNext: false }
  return reduce(sent.list, { type: 'answered', request: sent.request.id, page })
}

function requestRows(list: ListState<string>, want: FetchTarget<string>) {
  const sent = createPageRequest(list, want)
  if (sent === null) throw new Error(`There is nothing to ask for: ${want.kind}`)
  return sent
}

const describeEntries = ({ entries }: ListState<string>) =>
  entries.map((entry) => (isRealGap(entry) ? entry.reason : entry))

describe('reduceList with an own row that streams have not delivered', () => {
  const published = reduce(createLiveList(), { type: 'published', id: '5' })

  test('has no gap below the row while streams deliver', () => {
    expect(isListComplete(published)).toBe(true)
    expect(describeEntries(reduce(published, { type: 'streamed', ids: ['4'] }))).toEqual([
      '5',
      '4',
      '3',
      '2',
      '1',
    ])
  })

  test(
    'adds a gap below the row when the stream is lost before it delivers the row',
    { tags: ['TL-11', 'TL-19'] },
    () => {
      const list = reduce(published, { type: 'lost', at: 0 })
      expect(describeEntries(list)).toEqual(['lost', '5', 'unstreamed', '3', '2', '1'])
    },
  )

  test('adds a gap below the row when the list is unsubscribed', () => {
    expect(describeEntries(reduce(published, { type: 'unsubscribed' }))).toEqual([
      '5',
      'unstreamed',
      '3',
      '2',
      '1',
    ])
  })

  test('adds no gap after streams or a page have delivered the row', () => {
    const lost = { type: 'lost', at: 0 } as const
    const streamed = reduce(published, { type: 'streamed', ids: ['5', '4'] }, lost)
    expect(describeEntries(streamed)).toEqual(['lost', '5', '4', '3', '2', '1'])

    const sent = createPageRequest(published, { kind: 'newest', isWhole: true })
    if (sent === null) throw new Error('nothing else is awaited')
    const page = { ids: ['5', '4', '3', '2', '1'], isFull: false, hasNext: false }
    const answered = reduce(sent.list, { type: 'answered', request: sent.request.id, page }, lost)
    expect(describeEntries(answered)).toEqual(['lost', '5', '4', '3', '2', '1'])
  })

  test('adds no gap when streams delivered the row before the response to publishing it', () => {
    const list = reduce(
      createLiveList(),
      { type: 'streamed', ids: ['5'] },
      { type: 'published', id: '5' },
    )
    expect(describeEntries(reduce(list, { type: 'lost', at: 0 }))).toEqual([
      'lost',
      '5',
      '3',
      '2',
      '1',
    ])
  })

  test(
    'adds a gap below the page that reached the row when the stream is lost before delivery',
    { tags: ['TL-11'] },
    () => {
      const joined = createListOfRows(['3', '2', '1'], createLiveList())
      const own = reduce(joined, { type: 'connected' }, { type: 'published', id: '50' })
      const sent = requestRows(own, { kind: 'newest' })
      const page = { ids: getIdsDown(50, 11), isFull: true, hasNext: true }

      const answered = reduce(
        sent.list,
        { type: 'streamed', ids: ['9'] },
        { type: 'answered', request: sent.request.id, page },
        { type: 'unsubscribed' },
      )

      expect(describeEntries(answered).slice(39)).toEqual([
        '11',
        'unstreamed',
        '9',
        'more',
        '3',
        '2',
        '1',
      ])
    },
  )

  test('keeps the row above earlier posts of others when the list was empty', () => {
    const own = reduce(
      { ...createList<string>(), isLive: true, isLoaded: true },
      { type: 'published', id: '5' },
    )

    expect(describeEntries(reduce(own, { type: 'streamed', ids: ['4'] }))).toEqual(['5', '4'])
  })

  test.each([
    ['of listed rows', { kind: 'confirm', above: '7' } as const, []],
    ['of missing rows', null, [{ type: 'connected' } as const]],
  ])('keeps the rows of a page below it in order: a page %s', (_what, want, before) => {
    const own = reduce(createLiveList(), ...before, { type: 'published', id: '7' })
    const gap = own.entries.find(isRealGap)?.id ?? -1
    const sent = requestRows(own, want ?? { kind: 'gap', gap, from: 'top' })
    const page = { ids: ['6', '5', '3', '2', '1'], isFull: false, hasNext: false }

    const list = reduce(
      sent.list,
      { type: 'streamed', ids: ['5'] },
      { type: 'answered', request: sent.request.id, page },
    )

    expect(list.items).toEqual(['7', '6', '5', '3', '2', '1'])
  })

  test('leaves a gap where a page that was requested after a deleted own row does not reach', () => {
    const own = reduce(createLiveList(), { type: 'published', id: '5' })
    const sent = requestRows(own, { kind: 'newest' })
    const page = { ids: ['6'], isFull: false, hasNext: true }

    const list = reduce(
      sent.list,
      { type: 'lost', at: 0 },
      { type: 'deleted', ids: new Set(['5']) },
      { type: 'answered', request: sent.request.id, page },
    )

    expect(sent.request.anchor).toBe('5')
    expect(describeEntries(list).slice(-4)).toEqual(['unstreamed', '3', '2', '1'])
  })
})
