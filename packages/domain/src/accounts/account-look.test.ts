import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COLUMN_COLOURS } from '../columns/index.ts'
import { type AccountLook, assignAccountColours, readAccountLook, sortByPlace } from './index.ts'

const createLook = (colour: AccountLook['colour'], place: number | null = null): AccountLook => ({
  colour,
  place,
})

test('reads named colours, own colours and positions', { tags: ['BY-02'] }, () => {
  expect(readAccountLook({ colour: 'teal', place: 2 })).toEqual(createLook('teal', 2))
  expect(readAccountLook({ colour: '#AB12ef', place: 0 })).toEqual(createLook('#ab12ef', 0))
})

test('reads anything else as not chosen', { tags: ['BY-02'] }, () => {
  for (const raw of [null, 7, [], { colour: 'beige', place: '1' }, { colour: '#fff', place: NaN }])
    expect(readAccountLook(raw)).toEqual(createLook(null))
})

test('sorts by position, and keeps the order of items without one', { tags: ['BY-02'] }, () => {
  const items = ['new', 'second', 'newer', 'first']
  const places = new Map([
    ['first', 0],
    ['second', 1],
  ])

  expect(sortByPlace(items, (item) => places.get(item) ?? null)).toEqual([
    'first',
    'second',
    'new',
    'newer',
  ])
})

test('assigns each account a colour that no other one has', { tags: ['BY-37'] }, () => {
  const [first, second] = COLUMN_COLOURS
  expect(assignAccountColours([createLook(null), createLook(first), createLook(null)])).toEqual([
    second,
    first,
    COLUMN_COLOURS[2],
  ])
})

test('assigns different colours as long as there are enough', { tags: ['BY-37'] }, () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.constantFrom(...COLUMN_COLOURS)), { maxLength: 8 }),
      (chosen) => {
        const colours = assignAccountColours(chosen.map((colour) => createLook(colour)))
        const assigned = colours.filter((_, index) => chosen[index] === null)
        expect(new Set(assigned).size).toBe(assigned.length)
        for (const colour of assigned) expect(chosen).not.toContain(colour)
      },
    ),
  )
})
