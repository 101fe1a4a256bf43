import { expect, test } from 'vitest'
import { brief, count, decodeFrom, mediaUrlOrNull, urlOrNull } from './fields.ts'

test.each([
  ['a short text stays', 'Ada', 'Ada'],
  ['a long one is cut', 'Ada Lovelace', 'Ada Lo…'],
  ['half a character is left out', 'Ada L🦀🦀', 'Ada L…'],
  ['what is no text is empty', 7, ''],
])('%s', (_title, raw, expected) => {
  expect(brief(raw, 6)).toBe(expected)
})

test.each([
  [3, 3],
  [-1, 0],
  [1e300, 1e12],
  [Number.NaN, 0],
  ['many', 0],
])('of %s there are %s', (raw, expected) => {
  expect(count(raw)).toBe(expected)
})

test('resolves what a server names against that server, and against none once it is read', () => {
  const read = (raw: unknown) => [urlOrNull(raw), mediaUrlOrNull(raw)]

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

test('forgets the server also where nothing could be read', () => {
  const fail = () => {
    throw new Error('unreadable')
  }
  expect(() => decodeFrom('https://host.example', fail, null)).toThrow('unreadable')
  expect(urlOrNull('/a.png')).toBeNull()
})
