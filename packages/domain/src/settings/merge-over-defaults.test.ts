import { expect, test } from 'vitest'
import { mergeOverDefaults, pickAllowed } from './merge-over-defaults.ts'

const defaults = { size: 3, name: 'Ada', isOpen: true, inner: { depth: 1 } }

test(
  'merges saved values of the same type over the defaults, at every depth',
  { tags: ['LOC-03'] },
  () => {
    const saved = { size: 7, name: '', isOpen: false, inner: { depth: 2 } }

    expect(mergeOverDefaults(defaults, saved)).toEqual(saved)
  },
)

test.each([
  [{ size: '7', name: 7, isOpen: 'no', inner: [] }],
  [{ size: Infinity, name: null, isOpen: 0, inner: 'deep' }],
  [{ size: null, inner: { depth: '2' } }],
  [[7]],
  ['text'],
  [null],
])(
  'uses the default for %j, which has another type or is not finite',
  { tags: ['LOC-03'] },
  (raw) => {
    expect(mergeOverDefaults(defaults, raw)).toEqual(defaults)
  },
)

test('keeps unknown keys at every depth', { tags: ['LOC-03'] }, () => {
  expect(mergeOverDefaults(defaults, { theirs: [1], inner: { theirs: 2 } })).toEqual({
    ...defaults,
    theirs: [1],
    inner: { depth: 1, theirs: 2 },
  })
})

test('ignores inherited properties', { tags: ['LOC-03'] }, () => {
  expect(mergeOverDefaults(defaults, Object.create({ size: 7 }))).toEqual(defaults)
})

test('replaces an unknown value by the fallback', () => {
  expect(pickAllowed(['a', 'b'], 'b', 'a')).toBe('b')
  expect(pickAllowed(['a', 'b'], 'c', 'a')).toBe('a')
})
