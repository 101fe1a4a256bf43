import { expect, test } from 'vitest'
import { withPinnedFirst } from './index.ts'

test('lists pinned posts first and only once', { tags: ['TL-30'] }, () => {
  expect(withPinnedFirst('posts', ['3', '7'], ['9', '7', null, '3', '1'])).toEqual({
    pinned: ['3', '7'],
    rest: ['9', null, '1'],
  })
  expect(withPinnedFirst('posts', [], ['9'])).toEqual({ pinned: [], rest: ['9'] })
})

test.each(['with_replies', 'media', 'pinned'] as const)(
  'keeps every post at its position in %s, unmarked',
  { tags: ['TL-30'] },
  (show) => {
    expect(withPinnedFirst(show, ['3'], ['9', '3'])).toEqual({ pinned: [], rest: ['9', '3'] })
  },
)
