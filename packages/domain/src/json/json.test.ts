import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameJson } from './is-same-json.ts'

test.each([
  [1, 1, true],
  [1, '1', false],
  [null, undefined, false],
  [null, null, true],
  [[1, [2]], [1, [2]], true],
  [[1], [1, 2], false],
  [[], {}, false],
  [{}, [], false],
  [{}, null, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: undefined }, { b: 1 }, false],
  [{ a: { b: [1] } }, { a: { b: [2] } }, false],
])('compares %j and %j as equal: %s', (left, right, expected) => {
  expect(isSameJson(left, right)).toBe(expected)
})

test('treats any JSON value as equal to its copy', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy: unknown = JSON.parse(JSON.stringify(value))
      expect(isSameJson(copy, JSON.parse(JSON.stringify(copy)))).toBe(true)
    }),
  )
})
