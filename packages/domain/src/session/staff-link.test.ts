import { expect, test } from 'vitest'
import { accountId, statusId } from '../entities/index.ts'
import { staffLink } from './index.ts'

test('staff look after an account on a page of the server', { tags: ['RTE-10'] }, () => {
  expect(staffLink('https://s.example/', accountId('5'))).toBe('https://s.example/admin/accounts/5')
})

test('and after one of its statuses; ids may hold slashes', { tags: ['RTE-11'] }, () => {
  expect(staffLink('https://s.example', accountId('5'), statusId('a/b'))).toBe(
    'https://s.example/admin/accounts/5/statuses/a%2Fb',
  )
})
