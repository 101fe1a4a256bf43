import { expect, test } from 'vitest'
import { confirmStretch } from './confirm-stretch.ts'
import { emptyWindow } from './timeline-window.ts'

const byNumber = (a: string, b: string) => Number(a) - Number(b)
const held = (items: readonly (string | null)[]) => ({ ...emptyWindow<string>(), items })
const page = (ids: readonly string[], hasNext = true) => ({ ids, hasNext })

test.each([
  ['what was deleted goes', ['9', '8', '7'], null, page(['9', '7']), ['9', '7']],
  ['what was never told of comes in', ['9', '7'], null, page(['9', '8', '7']), ['9', '8', '7']],
  ['what came since stays', ['10', '9', '8'], null, page(['9', '8']), ['10', '9', '8']],
  ['what lies below the page stays', ['9', '8', '7'], null, page(['9', '8']), ['9', '8', '7']],
  ['older rows are not added', ['9', '8'], null, page(['9', '8', '7']), ['9', '8']],
  ['the page tells the order', ['7', '9', '8'], null, page(['9', '8', '7']), ['9', '8', '7']],
  ['a gap bounds it', ['9', '8', null, '4'], null, page(['9']), ['9', '8', null, '4']],
  ['it begins below a gap', [null, '8', '7', '6'], null, page(['8', '6']), [null, '8', '6']],
  ['below a row', ['9', '8', '7', '6'], '9', page(['7', '6']), ['9', '7', '6']],
  ['the end of a list', ['9', '8', '7'], null, page(['9'], false), ['9']],
  ['nothing is shared', ['9', '8'], null, page(['4', '3']), ['9', '8']],
  ['the row is gone', ['9', '8'], '10', page(['8']), ['9', '8']],
] as const)('%s', (_name, items, above, told, expected) => {
  expect(confirmStretch(held(items), above, told).items).toEqual(expected)
})

test.each([
  ['the last row went, and the page goes on', ['9', '8'], page(['9', '7']), ['9']],
  ['the first row went', ['9', '8'], page(['10', '8']), ['10', '8']],
  ['the first came since', ['11', '9', '8'], page(['10', '9', '8']), ['11', '10', '9', '8']],
] as const)('where ids sort: %s', (_name, items, told, expected) => {
  expect(confirmStretch(held(items), null, told, byNumber).items).toEqual(expected)
})

test('where nothing differs it is the same window', () => {
  const window = held(['9', '8'])
  expect(confirmStretch(window, null, page(['9', '8', '7']))).toBe(window)
})
