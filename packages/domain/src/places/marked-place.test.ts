import { expect, test } from 'vitest'
import { compareIds } from '../entities/ids.ts'
import { markedPlace, type Place } from './index.ts'

const NOON = '2026-11-23T12:00:00.000Z'

const own: Place = {
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

test(
  'a browser that knows no place stands where another device read last',
  { tags: ['BY-13'] },
  () => {
    expect(markedPlace(null, marker('70', -5), null)).toMatchObject({
      ids: ['70'],
      offset: 0,
      isTop: false,
      seen: '70',
      at: 0,
    })
  },
)

test(
  'another device that has read further since moves the place there',
  { tags: ['BY-13'] },
  () => {
    expect(markedPlace(own, marker('70', 5), null, compareIds)).toMatchObject({
      ids: ['70'],
      at: own.at,
    })
  },
)

test.each([
  ['it is older than the own place', marker('70', -5), null, compareIds],
  ['it stands further down', marker('50', 5), null, compareIds],
  ['this browser set it itself', marker('70', 5), '70', compareIds],
  ['nobody can tell which is further', marker('70', 5), null, undefined],
  ['there is none', null, null, compareIds],
] as const)(
  'the own place stands where %s',
  { tags: ['BY-13', 'BY-31'] },
  (_name, told, sent, compare) => {
    expect(markedPlace(own, told, sent, compare)).toBe(own)
  },
)

test(
  'whoever left at the top stays there, and the line follows the other device',
  { tags: ['BY-13'] },
  () => {
    const place = markedPlace({ ...own, isTop: true }, marker('70', 5), null, compareIds)

    expect(place).toMatchObject({ ids: ['70'], isTop: true })
  },
)

test('without place or marker nobody has been here', () => {
  expect(markedPlace(null, null, null, compareIds)).toBeNull()
})
