import { expect, test } from 'vitest'
import { createAtOnce } from './rate-rules.ts'

test('lets so many of one caller in, and so many of all', () => {
  const places = createAtOnce({ address: 2, all: 3 })
  const first = places.enter('a')

  expect(places.enter('a')).not.toBeNull()
  expect(places.enter('a')).toBeNull()
  expect(places.enter('b')).not.toBeNull()
  expect(places.enter('c')).toBeNull()
  first?.()
  first?.()
  expect(places.enter('c')).not.toBeNull()
  expect(places.enter('b')).toBeNull()
})
