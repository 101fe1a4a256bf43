import { describe, expect, test } from 'vitest'
import { createPageRequest, type FetchTarget } from './create-page-request.ts'
import { createList, type ListState } from './list.ts'
import { reduceList } from './reduce-list.ts'

const compare = (a: string, b: string) => Number(a) - Number(b)

function loadRows(list: ListState<string>, want: FetchTarget<string>, ids: readonly string[]) {
  const sent = createPageRequest(list, want)
  if (sent === null) throw new Error('nothing else is awaited')
  const page = { ids, isFull: true, hasNext: true }
  const event = { type: 'answered', request: sent.request.id, page } as const
  return reduceList(sent.list, event, { compare })
}

describe('reduceList when a page below a row arrives', () => {
  const list = loadRows(createList<string>(), { kind: 'newest' }, ['6', '5', '4', '3', '2', '1'])

  test('removes a deleted row directly below the anchor', () => {
    const confirmed = loadRows(list, { kind: 'confirm', above: '5' }, ['3', '2', '1'])
    expect(confirmed.items).toEqual(['6', '5', '3', '2', '1'])
  })

  test('removes a deleted row between rows of the page', () => {
    const confirmed = loadRows(list, { kind: 'confirm', above: '5' }, ['4', '2', '1'])
    expect(confirmed.items).toEqual(['6', '5', '4', '2', '1'])
  })

  test('keeps rows above the page and below its last row', () => {
    const confirmed = loadRows(list, { kind: 'confirm', above: '5' }, ['4', '3'])
    expect(confirmed.items).toEqual(['6', '5', '4', '3', '2', '1'])
  })
})
