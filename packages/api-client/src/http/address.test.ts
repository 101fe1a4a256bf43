import { expect, test } from 'vitest'
import { fillPath, ownAddress, withoutPathParams } from './outgoing.ts'

test('ids with slashes, colons and spaces stay one part of the path', () => {
  expect(fillPath('/n/:id/dismiss', { id: '2026-11-21T07:49:40.730Z/reblog/0 1' })).toBe(
    '/n/2026-11-21T07%3A49%3A40.730Z%2Freblog%2F0%201/dismiss',
  )
})

test.each([[undefined], [''], ['.'], ['..'], [{}]])('%j cannot be part of a path', (id) => {
  expect(() => fillPath('/accounts/:id', { id })).toThrow(TypeError)
})

test('what stands in the path is not sent twice', () => {
  expect(withoutPathParams('/tag/:tag', { tag: 'tea', any: ['ink'] })).toEqual({ any: ['ink'] })
})

test.each([
  ['https://ours.example/api/a?max_id=5', 'https://ours.example/api/a?max_id=5'],
  ['https://evil.example/api/a?max_id=5', 'https://ours.example/api/a?max_id=5'],
  ['http://ours.example:8080/api/a?x[]=1', 'https://ours.example/api/a?x[]=1'],
  ['//evil.example/api/a', 'https://ours.example/api/a'],
  [
    '/api/a?before=2026-11-21T07%3A49%3A40%2B00',
    'https://ours.example/api/a?before=2026-11-21T07%3A49%3A40%2B00',
  ],
  ['https://user:secret@evil.example/api/a', 'https://ours.example/api/a'],
  ['https://evil.example//other.example/a', 'https://ours.example//other.example/a'],
])('the link %s is asked of our own server', { tags: ['API-12'] }, (link, expected) => {
  expect(ownAddress('https://ours.example', link)).toBe(expected)
})

test.each([['javascript:alert(1)'], ['data:.evil.example/a'], ['file:///etc/passwd']])(
  '%s is no page',
  { tags: ['API-12'] },
  (link) => {
    expect(() => ownAddress('https://ours.example', link)).toThrow(TypeError)
  },
)
