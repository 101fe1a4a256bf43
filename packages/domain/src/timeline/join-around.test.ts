import { expect, test } from 'vitest'
import { compareIds } from '../entities/ids.ts'
import { emptyWindow, joinAround, type Surroundings } from './index.ts'

type Around = Surroundings<string>

const held = (items: readonly (string | null)[], hasMore = true) => ({
  ...emptyWindow<string>(),
  items,
  hasMore,
})

const around = (
  newer: readonly string[] | null,
  older: readonly string[],
  more: { readonly isFull?: boolean; readonly hasNext?: boolean } = {},
): Around => ({
  older: { ids: older, hasNext: more.hasNext ?? true },
  newer: newer === null ? null : { ids: newer, isFull: more.isFull ?? false },
  known: ['61', '60'],
})

const join = (items: readonly (string | null)[], pages: Around) =>
  joinAround(held(items), pages, compareIds)

test('an empty window holds what is around the place, without a gap where the pages meet [BY-31]', () => {
  expect(join([], around(['63', '62', '61'], ['60', '59'])).items).toEqual([
    '63',
    '62',
    '61',
    '60',
    '59',
  ])
})

test('a full page above leaves a gap in front: newer posts may exist [BY-31, TL-11]', () => {
  const { items } = join([], around(['62', '61'], ['60', '59'], { isFull: true }))

  expect(items).toEqual([null, '62', '61', '60', '59'])
})

test('a page above that never came leaves a gap in front too [TL-11]', () => {
  expect(join([], around(null, ['60', '59'])).items).toEqual([null, '60', '59'])
})

test('a server that ignores min_id sends its newest page: a gap stays below that', () => {
  const { items } = join([], around(['99', '98'], ['60', '59']))

  expect(items).toEqual(['99', '98', null, '60', '59'])
})

test('a server that sends each row twice is read once', () => {
  const { items } = join([], around(['62', '62', '61', '61'], ['60', '60', '59']))

  expect(items).toEqual(['62', '61', '60', '59'])
})

test('the page above may reach into the one below', () => {
  expect(join([], around(['62', '61', '60'], ['59', '58'])).items).toEqual([
    '62',
    '61',
    '60',
    '59',
    '58',
  ])
  expect(join([], around(['62', '60', '59'], ['60', '59', '58'])).items).toEqual([
    '62',
    '60',
    '59',
    '58',
  ])
})

test.each([
  ['below what is held', ['99', '98'], ['99', '98', null, '62', '61', '60', '59']],
  ['above it', ['30', '29'], [null, '62', '61', '60', '59', null, '30', '29']],
  ['where a gap was', ['99', null, '30'], ['99', null, '62', '61', '60', '59', null, '30']],
  ['between two', ['99', '30'], ['99', null, '62', '61', '60', '59', null, '30']],
] as const)('what shares no row with what is held goes %s, by age', (_name, items, expected) => {
  const pages = around(['62', '61'], ['60', '59'], { isFull: true })

  expect(join(items, pages).items).toEqual(expected)
})

test('what came in while the pages were on their way joins them: they reach the newest', () => {
  const pages = around(['62', '61'], ['60', '59'])

  expect(join(['99', '98'], pages).items).toEqual(['99', '98', '62', '61', '60', '59'])
  expect(join(['99'], around([], ['60', '59'])).items).toEqual(['99', '60', '59'])
  expect(join([null, '62'], pages).items).toEqual(['62', '61', '60', '59'])
})

test('what shares rows with what is held closes the gap between them', () => {
  const { items } = join(['62', '61', null, '59', '58'], around(['62', '61'], ['60', '59']))

  expect(items).toEqual(['62', '61', '60', '59', '58'])
})

test('a full page above that meets what is held needs no gap', () => {
  const pages = around(['62', '61'], ['60', '59'], { isFull: true })

  expect(join(['63', '62'], pages).items).toEqual(['63', '62', '61', '60', '59'])
})

test('whether older posts exist is known where the page is the end of what is held', () => {
  const end = around([], ['60', '59'], { hasNext: false })

  expect(joinAround(held([]), end, compareIds).hasMore).toBe(false)
  expect(joinAround(held(['58']), end, compareIds).hasMore).toBe(true)
  expect(joinAround(held(['58'], false), around([], ['60']), compareIds).hasMore).toBe(false)
})

test('posts of the same moment keep the order of the pages', () => {
  const pages = around(['b', 'a', '61'], ['z', 'y'])

  expect(joinAround(held([]), pages, () => 0).items).toEqual(['b', 'a', '61', 'z', 'y'])
})

test('two empty pages change nothing', () => {
  expect(join(['9', null, '7'], around([], [])).items).toEqual(['9', null, '7'])
})
