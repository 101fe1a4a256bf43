import { describe, expect, test } from 'vitest'
import {
  emptyWindow,
  encodeTimelineKey,
  isKept,
  mergeKept,
  parseTimelineKey,
  putKept,
  type TimelineWindow,
} from './index.ts'

const holding = (...items: string[]): TimelineWindow<string> => ({ ...emptyWindow(), items })

test.each([
  ['favourites', true],
  ['bookmarks', true],
  ['home', false],
  ['direct', false],
] as const)('%s has a key, and is kept by a deed of the reader: %s', (kind, expected) => {
  const params = parseTimelineKey(encodeTimelineKey({ kind }))

  expect(params).toEqual({ kind })
  expect(isKept(params)).toBe(expected)
})

describe('the first page of what is kept', () => {
  test('is all there is where nothing is held', () => {
    const merged = mergeKept({ ...holding(), isLoading: true }, { ids: ['1', '9'], hasNext: true })

    expect(merged).toMatchObject({ items: ['1', '9'], hasMore: true, isLoading: false, unread: 0 })
  })

  test('puts what it brings anew in its order, whatever the ids say', () => {
    const { items } = mergeKept(holding('8', '7'), { ids: ['2', '8', '7'], hasNext: true })

    expect(items).toEqual(['2', '8', '7'])
  })

  test('takes out what is kept no longer, and goes on below what both share last', () => {
    const held = { ...holding('9', '8', '7', '6', '5'), hasMore: true }

    const merged = mergeKept(held, { ids: ['9', '7'], hasNext: false })

    expect(merged.items).toEqual(['9', '7', '6', '5'])
    expect(merged.hasMore).toBe(true)
  })

  test('that reaches beyond what is held ends as the server says', () => {
    const merged = mergeKept(holding('9'), { ids: ['9', '8'], hasNext: false })

    expect(merged).toMatchObject({ items: ['9', '8'], hasMore: false })
  })

  test('stands for the whole where both share nothing', () => {
    const merged = mergeKept(holding('9', '8'), { ids: ['3'], hasNext: false })

    expect(merged).toMatchObject({ items: ['3'], hasMore: false })
  })

  test('counts what is new as unread while the reader is further down', () => {
    const held = { ...holding('9', '8'), top: false, unread: 1 }

    expect(mergeKept(held, { ids: ['3', '2', '9'], hasNext: true }).unread).toBe(3)
    expect(mergeKept({ ...held, top: true }, { ids: ['3', '9'], hasNext: true }).unread).toBe(1)
  })
})

describe('what was just kept', () => {
  test('goes to the front without cutting anything', () => {
    const ids = Array.from({ length: 60 }, (_each, index) => `${index + 100}`)

    expect(putKept(holding(...ids), '1').items).toEqual(['1', ...ids])
  })

  test('is not listed twice', () => {
    const held = holding('9', '8')

    expect(putKept(held, '8')).toBe(held)
  })

  test('counts as unread while the reader is further down', () => {
    expect(putKept({ ...holding('9'), top: false }, '1').unread).toBe(1)
    expect(putKept(holding('9'), '1').unread).toBe(0)
  })
})
