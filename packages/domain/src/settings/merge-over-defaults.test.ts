import { expect, test } from 'vitest'
import { mergeOverDefaults, oneOf } from './merge-over-defaults.ts'

const defaults = { size: 3, name: 'Ada', isOpen: true, inner: { depth: 1 } }

test(
  'saved values of the same type stand over the defaults, at every depth',
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
  'what is of another type, or no finite number, is the default: %j',
  { tags: ['LOC-03'] },
  (raw) => {
    expect(mergeOverDefaults(defaults, raw)).toEqual(defaults)
  },
)

test('keys that are not known are kept at every depth', { tags: ['LOC-03'] }, () => {
  expect(mergeOverDefaults(defaults, { theirs: [1], inner: { theirs: 2 } })).toEqual({
    ...defaults,
    theirs: [1],
    inner: { depth: 1, theirs: 2 },
  })
})

test('what a value only inherits was not saved', { tags: ['LOC-03'] }, () => {
  expect(mergeOverDefaults(defaults, Object.create({ size: 7 }))).toEqual(defaults)
})

test('a word that is not one of the known becomes the fallback', () => {
  expect(oneOf(['a', 'b'], 'b', 'a')).toBe('b')
  expect(oneOf(['a', 'b'], 'c', 'a')).toBe('a')
})
