import { expect, test } from 'vitest'
import { toQuery } from './build-request.ts'

test('repeats the name of a list with brackets', { tags: ['API-10'] }, () => {
  expect(toQuery({ exclude_types: ['follow', 'reblog'] })).toBe(
    'exclude_types[]=follow&exclude_types[]=reblog',
  )
})

test('leaves out undefined and null, but not false and 0', { tags: ['API-11'] }, () => {
  expect(toQuery({ max_id: undefined, only_media: true })).toBe('only_media=true')
  expect(toQuery({ since_id: null, local: false, limit: 0 })).toBe('local=false&limit=0')
})

test('percent-encodes values', () => {
  expect(toQuery({ q: 'a&b=#c d', any: ['été'] })).toBe('q=a%26b%3D%23c%20d&any[]=%C3%A9t%C3%A9')
})
