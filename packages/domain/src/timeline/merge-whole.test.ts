import { expect, test } from 'vitest'
import { mergeWhole } from './merge-whole.ts'
import { emptyWindow } from './timeline-window.ts'

const byNumber = (a: string, b: string) => Number(a) - Number(b)
const merged = (
  items: readonly (string | null)[],
  ids: readonly string[],
  traits: {
    readonly isFull?: boolean
    readonly hasNext?: boolean
    readonly isPartial?: boolean
  } = {},
) =>
  mergeWhole(
    { ...emptyWindow<string>(), items },
    { ids, isFull: true, isPartial: false, hasNext: true, ...traits },
    byNumber,
  ).items

test.each([
  [
    'what is new comes in, what was deleted goes',
    [null, '8', '7', '6'],
    ['9', '8', '6'],
    {},
    ['9', '8', '6'],
  ],
  ['the last row went, and the page goes on', [null, '8', '7'], ['8', '6'], {}, ['8', '6']],
  [
    'a short page is the end of the list',
    [null, '8', '7'],
    ['8'],
    { isFull: false, hasNext: false },
    ['8'],
  ],
  [
    'a short page that meets nothing says nothing of what is held',
    [null, '5'],
    ['9', '8'],
    { isFull: false, hasNext: false },
    ['9', '8', '5'],
  ],
  [
    'what still is being built says nothing',
    ['8', '7'],
    ['8'],
    { isPartial: true },
    [null, '8', '7'],
  ],
  [
    'a full page that meets nothing leaves a gap',
    [null, '5'],
    ['9', '8'],
    {},
    ['9', '8', null, '5'],
  ],
] as const)('%s [TL-11]', (_name, items, ids, traits, expected) => {
  expect(merged(items, ids, traits)).toEqual(expected)
})
