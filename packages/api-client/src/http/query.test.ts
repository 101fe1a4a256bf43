import { expect, test } from 'vitest'
import { toQuery } from './outgoing.ts'

test('lists repeat their name with brackets', { tags: ['API-10'] }, () => {
  expect(toQuery({ exclude_types: ['follow', 'reblog'] })).toBe(
    'exclude_types[]=follow&exclude_types[]=reblog',
  )
})

test('undefined and null are left out, false and 0 are not', { tags: ['API-11'] }, () => {
  expect(toQuery({ max_id: undefined, only_media: true })).toBe('only_media=true')
  expect(toQuery({ since_id: null, local: false, limit: 0 })).toBe('local=false&limit=0')
})

test('values are percent-encoded', () => {
  expect(toQuery({ q: 'a&b=#c d', any: ['été'] })).toBe('q=a%26b%3D%23c%20d&any[]=%C3%A9t%C3%A9')
})
