import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './rate-limits.ts'

test('limits concurrent slots per caller and in total', () => {
  const limit = createConcurrencyLimit({ address: 2, all: 3 })
  const first = limit.acquire('a')

  expect(limit.acquire('a')).not.toBeNull()
  expect(limit.acquire('a')).toBeNull()
  expect(limit.acquire('b')).not.toBeNull()
  expect(limit.acquire('c')).toBeNull()
  first?.()
  first?.()
  expect(limit.acquire('c')).not.toBeNull()
  expect(limit.acquire('b')).toBeNull()
})
