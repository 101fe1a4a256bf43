import { describe, expect, test } from 'vitest'
import { idsOf, indexBelow, withGapAt, withoutGapBelow } from './gaps.ts'

test('the ids of a list are all that is no gap [TL-11]', () => {
  expect(idsOf(['3', null, '1'])).toEqual(['3', '1'])
})

describe('a gap', () => {
  test.each([
    ['in front', 0, [null, '3', '2']],
    ['in between', 1, ['3', null, '2']],
  ])('is put %s [TL-11]', (_where, index, expected) => {
    expect(withGapAt(['3', '2'], index)).toEqual(expected)
  })

  test.each([
    ['where one is', ['3', null, '2'], 1],
    ['right below one', ['3', null, '2'], 2],
    ['where nothing follows', ['3', '2'], 2],
    ['in an empty list', [], 0],
  ])('is not put %s [TL-11]', (_where, items, index) => {
    expect(withGapAt(items, index)).toBe(items)
  })

  test('right below a page is closed, any other stays [TL-12]', () => {
    expect(withoutGapBelow(['4', '3', null, '1'], ['4', '3'])).toEqual(['4', '3', '1'])
    expect(withoutGapBelow(['4', '3', null, '1'], ['4'])).toEqual(['4', '3', null, '1'])
    expect(withoutGapBelow([null, '3'], [])).toEqual([null, '3'])
  })
})

test('a list goes on behind the last id of a page, at its start behind an empty one [TL-12]', () => {
  expect(indexBelow(['4', '3', '2'], ['4', '3'])).toBe(2)
  expect(indexBelow([null, '3'], [])).toBe(0)
})
