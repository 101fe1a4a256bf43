import { describe, expect, test } from 'vitest'
import { createList, reduceList, askForPage, type ListState } from '@colonnade/domain/list'
import { checkList } from './check-list.ts'

const NOTHING = { isComing: () => false, isDeletionUnknown: () => false }

/** A live list that holds a page. */
function listOf(ids: readonly string[]): ListState<string> {
  const live = reduceList(createList<string>(), { type: 'heard' })
  const asked = askForPage(live, { kind: 'newest' })
  if (asked === null) throw new Error('a new list asks for its first page')
  const page = { ids, isFull: false, hasNext: true }
  return reduceList(asked.list, { type: 'answered', request: asked.request.id, page })
}

describe('checkList', () => {
  test('finds nothing wrong with what the server has', () => {
    expect(checkList(listOf(['9', '8']), { ids: ['9', '8', '7'] }, NOTHING)).toEqual([])
  })

  test('finds a hole between two rows, and above the first of a live list', () => {
    const wrong = checkList(listOf(['8', '6']), { ids: ['9', '8', '7', '6'] }, NOTHING)
    expect(wrong).toEqual([
      '1 missing above 8 without a gap: 9',
      '1 missing between 8 and 6 without a gap: 7',
    ])
  })

  test('finds no hole where a gap stands, or the row is on its way', () => {
    const lost = reduceList(listOf(['8']), { type: 'lost', at: 0 })
    expect(checkList(lost, { ids: ['9', '8'] }, NOTHING)).toEqual([])
    const isComing = (id: string) => id === '9'
    expect(checkList(listOf(['8']), { ids: ['9', '8'] }, { ...NOTHING, isComing })).toEqual([])
  })

  test('finds rows that were deleted, doubled or moved', () => {
    const list = listOf(['9', '8', '7'])
    expect(checkList(list, { ids: ['9', '7'] }, NOTHING)).toEqual(['8 was deleted, and is listed'])
    expect(checkList(list, { ids: ['8', '9', '7'] }, NOTHING)).toContain(
      '8 stands below 9, which is older',
    )
    const twice = { ...list, entries: ['9', '9'] }
    expect(checkList(twice, { ids: ['9'] }, NOTHING)).toEqual(['9 is listed twice'])
  })
})
