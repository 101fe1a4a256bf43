import { expect, test } from 'vitest'
import { emptyWindow, mergeSeen, type NewerPage } from './index.ts'

const byNumber = (a: string, b: string) => Number(a) - Number(b)

/** A reader who has scrolled, unless said. */
const held = (items: readonly (string | null)[], top = false) => ({
  ...emptyWindow<string>(),
  items,
  top,
  isLoading: true,
})

const page = (ids: readonly string[], patch: Partial<NewerPage<string>> = {}) => ({
  ids,
  isPartial: false,
  isFull: true,
  hasNext: true,
  ...patch,
})

const merged = (
  items: readonly (string | null)[],
  answer: NewerPage<string>,
  recalled = items,
  top = false,
) => mergeSeen(held(items, top), answer, new Set(recalled.filter((id) => id !== null)), byNumber)

test.each([
  ['new posts stand on top', ['5', '4', '3'], ['7', '6', '5', '4'], ['7', '6', '5', '4', '3']],
  ['what was deleted since is gone', ['5', '4', '3', '2'], ['5', '3'], ['5', '3', '2']],
  ['the newest was deleted', ['6', '5', '4'], ['5', '4'], ['5', '4']],
  ['the last of the page was deleted', ['6', '5', '4', '3'], ['6', '4'], ['6', '4', '3']],
  ['a page that touches nothing leaves a gap', ['5', '4'], ['9', '8'], ['9', '8', null, '5', '4']],
  ['a gap within the page is closed', ['9', null, '5', '4'], ['9', '7', '5'], ['9', '7', '5', '4']],
  ['a gap below the page stays', ['9', '8', null, '4'], ['9', '8'], ['9', '8', null, '4']],
  ['a gap that the page ends in stays one', ['9', null, '4'], ['9', '7'], ['9', '7', null, '4']],
])('for a reader further down, %s [BY-17]', (_name, items, ids, expected) => {
  expect(merged(items, page(ids)).items).toEqual(expected)
})

test('what has streamed in meanwhile stays above, also where the page does not know it [BY-17]', () => {
  const { items } = merged(['9', '8', '5', '4'], page(['8', '7', '6']), ['5', '4'])

  expect(items).toEqual(['9', '8', '7', '6', null, '5', '4'])
})

test('a reader at the top begins with the page, as on any start [BY-17]', () => {
  const next = merged(['5', '4', '3'], page(['6', '5']), undefined, true)

  expect(next).toMatchObject({ items: ['6', '5'], hasMore: true, isLoading: false, unread: 0 })
})

test('a page that is all there is leaves nothing of what was seen before [BY-17]', () => {
  const all = page(['5'], { isFull: false, hasNext: false })

  expect(merged(['5', '4', '3'], all)).toMatchObject({ items: ['5'], hasMore: false })
  expect(merged(['5', '4'], { ...all, ids: [] })).toMatchObject({ items: [], hasMore: false })
})

test('only what nobody has seen counts as unread, never what was seen before [BY-17, TL-08]', () => {
  expect(merged(['5', '4', '3'], page(['7', '6', '5', '4'])).unread).toBe(2)
  expect(merged(['5', '4', '3'], page(['5', '4'])).unread).toBe(0)
})
