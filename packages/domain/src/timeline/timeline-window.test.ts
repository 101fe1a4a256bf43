import { expect, test } from 'vitest'
import { emptyWindow, newestId, oldestId, setTop } from './index.ts'

test('a timeline starts empty, at the top, with more to load [TL-02]', () => {
  expect(emptyWindow()).toEqual({
    items: [],
    unread: 0,
    top: true,
    isLoading: false,
    hasMore: true,
    isPartial: false,
  })
})

test('arriving at the top clears what was unread [TL-09]', () => {
  const scrolled = { ...emptyWindow<string>(), items: ['9'], top: false, unread: 3 }

  expect(setTop(scrolled, true)).toMatchObject({ top: true, unread: 0 })
})

test('leaving the top keeps the count, and saying the same twice changes nothing [TL-09]', () => {
  const window = { ...emptyWindow<string>(), items: ['9'] }
  const scrolled = setTop(window, false)

  expect(scrolled).toMatchObject({ top: false, unread: 0 })
  expect(setTop(scrolled, false)).toBe(scrolled)
})

test('the newest and oldest ids are found behind gaps [TL-04]', () => {
  const window = { ...emptyWindow<string>(), items: [null, '9', null, '5'] }

  expect(newestId(window)).toBe('9')
  expect(oldestId(window)).toBe('5')
  expect(newestId(emptyWindow())).toBeNull()
  expect(oldestId(emptyWindow())).toBeNull()
})

test('a gap at the end hides no id [TL-04]', () => {
  expect(oldestId({ ...emptyWindow<string>(), items: ['9', null] })).toBe('9')
})

test('at the top nothing stays unread [TL-09]', () => {
  const window = { ...emptyWindow<string>(), items: ['9'], unread: 1 }

  expect(setTop(window, true)).toMatchObject({ top: true, unread: 0 })
})
