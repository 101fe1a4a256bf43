import { expect, test } from 'vitest'
import { compareIds } from '../entities/ids.ts'
import { applyMarker, type ScrollPosition } from './index.ts'

const NOON = '2026-11-23T12:00:00.000Z'

const own: ScrollPosition = {
  ids: ['60', '59'],
  above: ['61'],
  offset: 31,
  isTop: false,
  seen: '63',
  at: Date.parse(NOON),
}

const marker = (last_read_id: string, minutes: number) => ({
  last_read_id,
  updated_at: new Date(Date.parse(NOON) + minutes * 60_000).toISOString(),
})

test('uses the marker when this browser has no scroll position', { tags: ['BY-13'] }, () => {
  expect(applyMarker(null, marker('70', -5), null)).toMatchObject({
    ids: ['70'],
    offset: 0,
    isTop: false,
    seen: '70',
    at: 0,
  })
})

test('moves to the marker when another device has read further since', { tags: ['BY-13'] }, () => {
  expect(applyMarker(own, marker('70', 5), null, compareIds)).toMatchObject({
    ids: ['70'],
    at: own.at,
  })
})

test.each([
  ['the marker is older', marker('70', -5), null, compareIds],
  ['the marker is further down', marker('50', 5), null, compareIds],
  ['this browser sent the marker', marker('70', 5), '70', compareIds],
  ['ids cannot be compared', marker('70', 5), null, undefined],
  ['there is no marker', null, null, compareIds],
] as const)(
  'keeps the own position when %s',
  { tags: ['BY-13', 'BY-31'] },
  (_name, received, sent, compare) => {
    expect(applyMarker(own, received, sent, compare)).toBe(own)
  },
)

test('keeps the list at the top and moves the read line to the marker', { tags: ['BY-13'] }, () => {
  const place = applyMarker({ ...own, isTop: true }, marker('70', 5), null, compareIds)

  expect(place).toMatchObject({ ids: ['70'], isTop: true })
})

test('returns null without a position and a marker', () => {
  expect(applyMarker(null, null, null, compareIds)).toBeNull()
})
