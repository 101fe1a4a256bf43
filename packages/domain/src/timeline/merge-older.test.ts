import { expect, test } from 'vitest'
import { emptyWindow, mergeOlder, type TimelineWindow } from './index.ts'

const held = (items: readonly (string | null)[]): TimelineWindow<string> => ({
  ...emptyWindow<string>(),
  items,
  isLoading: true,
})

test('an older page goes to the end, without what it has in common [TL-13]', () => {
  const window = mergeOlder(held(['9', '8', '7']), { ids: ['8', '7', '6'], hasNext: true })

  expect(window).toMatchObject({ items: ['9', '8', '7', '6'], isLoading: false })
})

test('without a next link nothing more is to be had [TL-06]', () => {
  expect(mergeOlder(held(['9']), { ids: ['8'], hasNext: false }).hasMore).toBe(false)
  expect(mergeOlder(held(['9']), { ids: ['8'], hasNext: true }).hasMore).toBe(true)
})

test('an empty last page changes no item [TL-06]', () => {
  const window = mergeOlder(held(['9']), { ids: [], hasNext: false })

  expect(window).toMatchObject({ items: ['9'], hasMore: false })
})

test('the order of the server is kept where ids do not sort [TL-13]', () => {
  const window = mergeOlder(held(['zeta', 'b/7']), { ids: ['01J', 'a'], hasNext: true })

  expect(window.items).toEqual(['zeta', 'b/7', '01J', 'a'])
})

test('a post that belongs between two held ones finds its place [TL-13]', () => {
  const window = mergeOlder(held(['9', '7']), { ids: ['9', '8', '7', '6'], hasNext: true })

  expect(window.items).toEqual(['9', '8', '7', '6'])
})

test('an older page ends the wait for a timeline that is being built [TL-05]', () => {
  const building = { ...held([]), isPartial: true }

  expect(mergeOlder(building, { ids: ['9'], hasNext: false }).isPartial).toBe(false)
})
