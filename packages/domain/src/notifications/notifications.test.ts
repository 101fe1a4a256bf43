import { describe, expect, test } from 'vitest'
import { notificationId } from '../entities/index.ts'
import { reduceList } from '../list/index.ts'
import { createLiveListOfRows, loadPage } from '../testing/list-of-rows.ts'
import {
  getExcludedTypes,
  invertMarks,
  isSeen,
  isShownType,
  markAll,
  markNew,
  NO_MARKS,
  setMark,
} from './index.ts'

const id = notificationId
const shown = { follow: true, favourite: true, reblog: true, mention: true }

describe('getExcludedTypes', () => {
  test('excludes every other type with a quick filter', { tags: ['NTF-04'] }, () => {
    expect(getExcludedTypes(shown, 'mention')).toEqual(['follow', 'favourite', 'reblog'])
    expect(getExcludedTypes({ ...shown, mention: false }, 'mention')).not.toContain('mention')
  })

  test(
    'excludes newer types where the server may know them, except the selected one',
    { tags: ['NTF-04'] },
    () => {
      const excluded = getExcludedTypes(shown, 'mention', true)

      expect(excluded.slice(0, 3)).toEqual(['follow', 'favourite', 'reblog'])
      expect(excluded).toEqual(expect.arrayContaining(['poll', 'status', 'quote', 'admin.sign_up']))
      expect(excluded).not.toContain('mention')
      expect(getExcludedTypes(shown, 'poll', true)).not.toContain('poll')
      expect(getExcludedTypes(shown, 'all', true)).toEqual([])
    },
  )

  test(
    'lists only the type of the quick filter, even with unknown types',
    { tags: ['NTF-04'] },
    () => {
      expect(isShownType({ ...shown, mention: false }, 'mention', 'mention')).toBe(true)
      expect(isShownType(shown, 'mention', 'poll')).toBe(false)
      expect(isShownType(shown, 'mention', 'tide_turned')).toBe(false)
      expect(isShownType(shown, 'all', 'tide_turned')).toBe(true)
      expect(isShownType({ ...shown, follow: false }, 'all', 'follow')).toBe(false)
    },
  )

  test('excludes the types that are off without a quick filter', { tags: ['NTF-04'] }, () => {
    expect(getExcludedTypes(shown, 'all')).toEqual([])
    expect(getExcludedTypes({ ...shown, follow: false, reblog: false }, 'all')).toEqual([
      'follow',
      'reblog',
    ])
    expect(getExcludedTypes({}, 'all')).toEqual([])
  })
})

test(
  'counts as unread unless tab, column and top are all in view',
  { tags: ['NTF-12', 'NTF-13'] },
  () => {
    const view = { isTabVisible: true, mounted: 1, atTop: true }

    expect(isSeen(view)).toBe(true)
    expect(isSeen({ ...view, isTabVisible: false })).toBe(false)
    expect(isSeen({ ...view, mounted: 0 })).toBe(false)
    expect(isSeen({ ...view, atTop: false })).toBe(false)
  },
)

test('prepends new notifications, and trims over 40 to 20 at the top', { tags: ['NTF-14'] }, () => {
  const items = Array.from({ length: 41 }, (_, index) => id(String(100 - index)))
  const event = { type: 'streamed', ids: [id('101')] } as const

  expect(reduceList(createLiveListOfRows(items), event).items).toEqual([
    id('101'),
    ...items.slice(0, 20),
  ])
  const scrolled = createLiveListOfRows(items, { top: false })
  expect(reduceList(scrolled, event)).toMatchObject({ unread: 1 })
})

test(
  'inserts a gap when the stream drops, which the next page closes',
  { tags: ['NTF-15'] },
  () => {
    const list = reduceList(createLiveListOfRows([id('5')]), { type: 'lost', at: 0 })

    expect(list.items).toEqual([null, '5'])
    const page = { ids: [id('6'), id('5')] }
    expect(loadPage(list, { kind: 'newest' }, page).items).toEqual(['6', '5'])
  },
)

describe('deletion marks', () => {
  const items = [id('3'), null, id('2'), id('1')]
  const marked = (marks: typeof NO_MARKS) => [...marks.ids].toSorted()

  test('marks and unmarks one notification', { tags: ['NTF-07'] }, () => {
    const marks = setMark(setMark(NO_MARKS, id('2'), true), id('3'), true)

    expect(marked(marks)).toEqual(['2', '3'])
    expect(marked(setMark(marks, id('3'), false))).toEqual(['2'])
    expect(marked(NO_MARKS)).toEqual([])
  })

  test('marks all, skips gaps, and marks new ones too', { tags: ['NTF-08'] }, () => {
    const marks = markAll(items)

    expect(marked(marks)).toEqual(['1', '2', '3'])
    expect(marked(markNew(marks, id('4')))).toEqual(['1', '2', '3', '4'])
  })

  test('does not mark new notifications after none', { tags: ['NTF-08'] }, () => {
    expect(markNew(NO_MARKS, id('4'))).toBe(NO_MARKS)
  })

  test('inverts the selection', { tags: ['NTF-08'] }, () => {
    expect(marked(invertMarks(setMark(NO_MARKS, id('2'), true), items))).toEqual(['1', '3'])
    expect(marked(invertMarks(NO_MARKS, items))).toEqual(['1', '2', '3'])
  })
})
