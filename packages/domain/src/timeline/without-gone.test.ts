import { expect, test } from 'vitest'
import { emptyWindow, fillGap, mergeNewer } from './index.ts'
import { withoutGone } from './without-gone.ts'

const shown = (items: readonly (string | null)[]) => items.map((item) => item ?? '…').join(' ')

test.each([
  ['passes one by', '9 8 7', ['11', '10', '9', '7'], '9 7'],
  ['begins below some', '9 8 7', ['7', '6'], '7'],
  ['ends before', '9 8 7', ['11', '10', '9'], '9 8 7'],
  ['has none of them', '9 8 7', ['12', '11'], '9 8 7'],
  ['is empty', '9 8', [], '9 8'],
  ['reaches below a gap', '9 8 … 5 4', ['10', '9', '7', '4'], '9 8 … 5 4'],
])('what was deleted meanwhile goes where the page %s [TL-12]', (_how, held, page, left) => {
  const items = held.split(' ').map((item) => (item === '…' ? null : item))

  expect(shown(withoutGone(items, page))).toBe(left)
})

test('a gap that is filled leaves out what was deleted while nobody listened [TL-12, TL-17]', () => {
  const window = { ...emptyWindow<string>(), items: ['12', null, '9', '8', '7', '6'] }

  const filled = fillGap(window, 1, { ids: ['11', '10', '9', '7'], hasNext: true })

  expect(shown(filled.items)).toBe('12 11 10 9 7 6')
})

test('so does a refresh into a gap in front, but none while a stream goes on [TL-11, TL-17]', () => {
  const page = { ids: ['10', '9', '7'], isPartial: false, isFull: true }
  const after = (items: readonly (string | null)[], patch = {}) =>
    shown(mergeNewer({ ...emptyWindow<string>(), items }, { ...page, ...patch }).items)

  expect(after([null, '9', '8', '7', '6'])).toBe('10 9 7 6')
  // Posted here a moment ago: a server may list it a moment later.
  expect(after(['9', '8', '7', '6'])).toBe('10 9 8 7 6')
  expect(after([null, '9', '8', '7'], { isPartial: true })).toBe('… 10 9 8 7')
})
