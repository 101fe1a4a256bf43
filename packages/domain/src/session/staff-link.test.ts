import { expect, test } from 'vitest'
import { accountId, statusId } from '../entities/index.ts'
import { getStaffLink } from './index.ts'

test('links to the admin page of an account', { tags: ['RTE-10'] }, () => {
  expect(getStaffLink('https://s.example/', accountId('5'))).toBe(
    'https://s.example/admin/accounts/5',
  )
})

test(
  'links to the admin page of a status, whose id may contain slashes',
  { tags: ['RTE-11'] },
  () => {
    expect(getStaffLink('https://s.example', accountId('5'), statusId('a/b'))).toBe(
      'https://s.example/admin/accounts/5/statuses/a%2Fb',
    )
  },
)
