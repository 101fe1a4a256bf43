import { expect, test } from 'vitest'
import { fillPath, toOwnUrl, withoutPathParams } from './build-request.ts'

test('encodes slashes, colons and spaces of an id', () => {
  expect(fillPath('/n/:id/dismiss', { id: '2026-11-21T07:49:40.730Z/reblog/0 1' })).toBe(
    '/n/2026-11-21T07%3A49%3A40.730Z%2Freblog%2F0%201/dismiss',
  )
})

test.each([[undefined], [''], ['.'], ['..'], [{}]])('rejects %j as a path parameter', (id) => {
  expect(() => fillPath('/accounts/:id', { id })).toThrow(TypeError)
})

test('leaves path parameters out of the other input', () => {
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
])('resolves the link %s on the signed-in server', { tags: ['API-12'] }, (link, expected) => {
  expect(toOwnUrl('https://ours.example', link)).toBe(expected)
})

test.each([['javascript:alert(1)'], ['data:.evil.example/a'], ['file:///etc/passwd']])(
  'rejects %s as the link of a page',
  { tags: ['API-12'] },
  (link) => {
    expect(() => toOwnUrl('https://ours.example', link)).toThrow(TypeError)
  },
)
