import { expect, test } from 'vitest'
import { emptyWindow, mergeFirst, type NewerPage } from './index.ts'

const held = (...items: readonly string[]) => ({
  ...emptyWindow<string>(),
  items,
  isLoading: true,
  unread: items.length,
})

const page = (ids: readonly string[], patch: Partial<NewerPage<string>> = {}) => ({
  ids,
  isPartial: false,
  isFull: true,
  ...patch,
})

test('the first page is the list [TL-02]', () => {
  expect(mergeFirst(held(), page(['9', '8'], { hasNext: false }))).toMatchObject({
    items: ['9', '8'],
    isLoading: false,
    hasMore: false,
    unread: 0,
  })
})

test.each([
  ['it does not hold', ['12', '11'], ['9', '8'], ['12', '11', '9', '8']],
  ['it begins with', ['11', '10'], ['10', '9'], ['11', '10', '9']],
  ['it holds in part', ['12', '10'], ['11', '10', '9'], ['12', '11', '10', '9']],
])(
  'what streamed in while the first page was on its way stays above it, once: %s [TL-07, TL-13]',
  (_name, streamed, ids, items) => {
    expect(mergeFirst(held(...streamed), page(ids)).items).toEqual(items)
  },
)

test('a first page that the server still builds has a gap above it, below what streamed in [TL-05]', () => {
  const building = { isPartial: true }

  expect(mergeFirst(held('11'), page(['9'], building)).items).toEqual(['11', null, '9'])
  expect(mergeFirst(held('11'), page([], building)).items).toEqual(['11'])
})

test('what streamed in and is in the page too stands where the page has it', () => {
  const window = { ...emptyWindow<string>(), items: ['10', '7'] }
  const page = { ids: ['9', '8', '7'], isPartial: false, isFull: false, hasNext: false }
  expect(mergeFirst(window, page).items).toEqual(['10', '9', '8', '7'])
})
