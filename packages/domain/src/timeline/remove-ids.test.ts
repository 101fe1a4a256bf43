import { expect, test } from 'vitest'
import { emptyWindow, removeIds, type TimelineWindow } from './index.ts'

type Held = TimelineWindow<string>

const held = (items: Held['items'], patch: Partial<Held> = {}): Held => ({
  ...emptyWindow<string>(),
  items,
  ...patch,
})

test('a deleted status and its boosts leave the list [ST-13] [TL-14]', () => {
  expect(removeIds(held(['9', '8', '7']), new Set(['9', '7'])).items).toEqual(['8'])
})

test('a list that holds none of them stays the very same [TL-14]', () => {
  const window = held(['9', null, '8'])

  expect(removeIds(window, new Set(['1']))).toBe(window)
})

test('two gaps that meet become one, a gap at the end goes [TL-11]', () => {
  expect(removeIds(held(['9', null, '8', null, '7']), new Set(['8'])).items).toEqual([
    '9',
    null,
    '7',
  ])
  expect(removeIds(held(['9', null, '8']), new Set(['8'])).items).toEqual(['9'])
  expect(removeIds(held([null, '8']), new Set(['8'])).items).toEqual([])
})

test('what was not read yet is no longer counted when it goes [TL-08] [TL-14]', () => {
  const window = held(['9', '8', '7'], { top: false, unread: 2 })

  expect(removeIds(window, new Set(['8', '7'])).unread).toBe(1)
})

test('a gap between what stays is kept [TL-11]', () => {
  expect(removeIds(held(['9', null, '7', '6']), new Set(['6'])).items).toEqual(['9', null, '7'])
  expect(removeIds(held(['9', '8', null, '6']), new Set(['9'])).items).toEqual(['8', null, '6'])
})

test('what was unread is counted without the gaps between [TL-08]', () => {
  const window = held(['9', null, '8', '7'], { unread: 2 })

  expect(removeIds(window, new Set(['8'])).unread).toBe(1)
  expect(removeIds(window, new Set(['7'])).unread).toBe(2)
})
