import { describe, expect, test } from 'vitest'
import { notificationId } from '../entities/index.ts'
import { reduceList } from '../list/index.ts'
import { liveListOfRows, loadPage } from '../testing/list-of-rows.ts'
import {
  excludeTypes,
  invertMarks,
  isSeen,
  isShownType,
  markAll,
  markArrived,
  NO_MARKS,
  setMark,
} from './index.ts'

const id = notificationId
const shown = { follow: true, favourite: true, reblog: true, mention: true }

describe('what the server is asked to leave out', () => {
  test('a quick filter leaves out every other kind', { tags: ['NTF-04'] }, () => {
    expect(excludeTypes(shown, 'mention')).toEqual(['follow', 'favourite', 'reblog'])
    expect(excludeTypes({ ...shown, mention: false }, 'mention')).not.toContain('mention')
  })

  test(
    'newer kinds are left out too where the server may know them, but the chosen one',
    { tags: ['NTF-04'] },
    () => {
      const excluded = excludeTypes(shown, 'mention', true)

      expect(excluded.slice(0, 3)).toEqual(['follow', 'favourite', 'reblog'])
      expect(excluded).toEqual(expect.arrayContaining(['poll', 'status', 'quote', 'admin.sign_up']))
      expect(excluded).not.toContain('mention')
      expect(excludeTypes(shown, 'poll', true)).not.toContain('poll')
      expect(excludeTypes(shown, 'all', true)).toEqual([])
    },
  )

  test(
    'a quick filter lists its own kind alone, also of kinds that nobody knows',
    { tags: ['NTF-04'] },
    () => {
      expect(isShownType({ ...shown, mention: false }, 'mention', 'mention')).toBe(true)
      expect(isShownType(shown, 'mention', 'poll')).toBe(false)
      expect(isShownType(shown, 'mention', 'tide_turned')).toBe(false)
      expect(isShownType(shown, 'all', 'tide_turned')).toBe(true)
      expect(isShownType({ ...shown, follow: false }, 'all', 'follow')).toBe(false)
    },
  )

  test('without one, the kinds that are switched off', { tags: ['NTF-04'] }, () => {
    expect(excludeTypes(shown, 'all')).toEqual([])
    expect(excludeTypes({ ...shown, follow: false, reblog: false }, 'all')).toEqual([
      'follow',
      'reblog',
    ])
    expect(excludeTypes({}, 'all')).toEqual([])
  })
})

test(
  'something is unread unless tab, column and top are all in view',
  { tags: ['NTF-12', 'NTF-13'] },
  () => {
    const view = { isTabVisible: true, mounted: 1, atTop: true }

    expect(isSeen(view)).toBe(true)
    expect(isSeen({ ...view, isTabVisible: false })).toBe(false)
    expect(isSeen({ ...view, mounted: 0 })).toBe(false)
    expect(isSeen({ ...view, atTop: false })).toBe(false)
  },
)

test(
  'new ones arrive in front, and at the top over 40 are trimmed to 20',
  { tags: ['NTF-14'] },
  () => {
    const items = Array.from({ length: 41 }, (_, index) => id(String(100 - index)))
    const told = { type: 'told', ids: [id('101')] } as const

    expect(reduceList(liveListOfRows(items), told).items).toEqual([
      id('101'),
      ...items.slice(0, 20),
    ])
    const scrolled = liveListOfRows(items, { top: false })
    expect(reduceList(scrolled, told)).toMatchObject({ unread: 1 })
  },
)

test('a stream that drops leaves a gap, which the next page closes', { tags: ['NTF-15'] }, () => {
  const list = reduceList(liveListOfRows([id('5')]), { type: 'lost', at: 0 })

  expect(list.items).toEqual([null, '5'])
  const page = { ids: [id('6'), id('5')] }
  expect(loadPage(list, { kind: 'newest' }, page).items).toEqual(['6', '5'])
})

describe('cleaning up', () => {
  const items = [id('3'), null, id('2'), id('1')]
  const marked = (marks: typeof NO_MARKS) => [...marks.ids].toSorted()

  test('one is marked and unmarked without the others', { tags: ['NTF-07'] }, () => {
    const marks = setMark(setMark(NO_MARKS, id('2'), true), id('3'), true)

    expect(marked(marks)).toEqual(['2', '3'])
    expect(marked(setMark(marks, id('3'), false))).toEqual(['2'])
    expect(marked(NO_MARKS)).toEqual([])
  })

  test('all are marked, gaps skipped, and those that arrive then too', { tags: ['NTF-08'] }, () => {
    const marks = markAll(items)

    expect(marked(marks)).toEqual(['1', '2', '3'])
    expect(marked(markArrived(marks, id('4')))).toEqual(['1', '2', '3', '4'])
  })

  test('after none nothing that arrives is marked', { tags: ['NTF-08'] }, () => {
    expect(markArrived(NO_MARKS, id('4'))).toBe(NO_MARKS)
  })

  test('the selection is inverted', { tags: ['NTF-08'] }, () => {
    expect(marked(invertMarks(setMark(NO_MARKS, id('2'), true), items))).toEqual(['1', '3'])
    expect(marked(invertMarks(NO_MARKS, items))).toEqual(['1', '2', '3'])
  })
})
