import { expect, test } from 'vitest'
import { toShortText, toCount, decodeFrom, toMediaUrlOrNull, toUrlOrNull } from './fields.ts'

test.each([
  ['keeps a short text', 'Ada', 'Ada'],
  ['cuts a long text', 'Ada Lovelace', 'Ada Lo…'],
  ['never splits a character', 'Ada L🦀🦀', 'Ada L…'],
  ['returns an empty text for anything else', 7, ''],
])('shortens text: %s', (_title, raw, expected) => {
  expect(toShortText(raw, 6)).toBe(expected)
})

test.each([
  [3, 3],
  [-1, 0],
  [1e300, 1e12],
  [Number.NaN, 0],
  ['many', 0],
])('decodes the count %s as %s', (raw, expected) => {
  expect(toCount(raw)).toBe(expected)
})

test('resolves addresses against the server while its response is decoded', () => {
  const read = (raw: unknown) => [toUrlOrNull(raw), toMediaUrlOrNull(raw)]

  expect(decodeFrom('https://host.example', read, '/a.png')).toEqual([
    'https://host.example/a.png',
    'https://host.example/a.png',
  ])
  expect(decodeFrom('https://host.example', read, 'http://127.0.0.1:8080/a.png')).toEqual([
    'http://127.0.0.1:8080/a.png',
    null,
  ])
  expect(decodeFrom('http://localhost:4040', read, 'http://127.0.0.1:8080/a.png')).toEqual([
    'http://127.0.0.1:8080/a.png',
    'http://127.0.0.1:8080/a.png',
  ])
  expect(read('/a.png')).toEqual([null, null])
})

test('resets the server when a decoder throws', () => {
  const fail = () => {
    throw new Error('unreadable')
  }
  expect(() => decodeFrom('https://host.example', fail, null)).toThrow('unreadable')
  expect(toUrlOrNull('/a.png')).toBeNull()
})
