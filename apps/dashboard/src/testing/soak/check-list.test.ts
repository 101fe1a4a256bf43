import { describe, expect, test } from 'vitest'
import { createList, reduceList, createPageRequest, type ListState } from '@colonnade/domain/list'
import { checkList } from './check-list.ts'

const NOTHING = { isPending: () => false, isDeletionPending: () => false }

/** Creates a live list with one page. */
function createLiveList(ids: readonly string[]): ListState<string> {
  const live = reduceList(createList<string>(), { type: 'connected' })
  const sent = createPageRequest(live, { kind: 'newest' })
  if (sent === null) throw new Error('a new list asks for its first page')
  const page = { ids, isFull: false, hasNext: true }
  return reduceList(sent.list, { type: 'answered', request: sent.request.id, page })
}

describe('checkList', () => {
  test("finds no problem with the server's rows", () => {
    expect(checkList(createLiveList(['9', '8']), { ids: ['9', '8', '7'] }, NOTHING)).toEqual([])
  })

  test('finds missing rows between two rows, and above the first row of a live list', () => {
    const wrong = checkList(createLiveList(['8', '6']), { ids: ['9', '8', '7', '6'] }, NOTHING)
    expect(wrong).toEqual([
      '1 missing above 8 without a gap: 9',
      '1 missing between 8 and 6 without a gap: 7',
    ])
  })

  test('ignores missing rows in a gap and pending rows', () => {
    const lost = reduceList(createLiveList(['8']), { type: 'lost', at: 0 })
    expect(checkList(lost, { ids: ['9', '8'] }, NOTHING)).toEqual([])
    const isPending = (id: string) => id === '9'
    expect(
      checkList(createLiveList(['8']), { ids: ['9', '8'] }, { ...NOTHING, isPending: isPending }),
    ).toEqual([])
  })

  test('finds rows that were deleted, duplicated or reordered', () => {
    const list = createLiveList(['9', '8', '7'])
    expect(checkList(list, { ids: ['9', '7'] }, NOTHING)).toEqual(['8 was deleted, and is listed'])
    expect(checkList(list, { ids: ['8', '9', '7'] }, NOTHING)).toContain(
      '8 is below 9, which is older',
    )
    const twice = { ...list, entries: ['9', '9'] }
    expect(checkList(twice, { ids: ['9'] }, NOTHING)).toEqual(['9 is listed twice'])
  })
})
