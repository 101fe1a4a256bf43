import { expect, test } from 'vitest'
import { accountKey } from '../entities/index.ts'
import { canChangeAccount, changeColumnAccount, COLUMN_KINDS } from './index.ts'

const ADA = accountKey('ada', 'host.example')
const OLA = accountKey('ola', 'far.example')

test(
  'allows another account for every kind without an id of one server',
  { tags: ['BY-02'] },
  () => {
    expect(COLUMN_KINDS.filter((kind) => !canChangeAccount(kind))).toEqual([
      'LIST',
      'ACCOUNT',
      'THREAD',
    ])
    expect(canChangeAccount('XYZ')).toBe(false)
  },
)

test('changes only the account of a column', { tags: ['BY-02'] }, () => {
  const params = { look: { title: 'Sea' }, shows: { reblog: false } }
  const columns = [
    { uuid: 'a', id: 'HOME', accountKey: ADA, params },
    { uuid: 'b', id: 'LIST', accountKey: ADA, params: { id: '3' } },
  ]

  expect(changeColumnAccount(columns, 'a', OLA)).toEqual([
    { uuid: 'a', id: 'HOME', accountKey: OLA, params },
    columns[1],
  ])
  expect(changeColumnAccount(columns, 'a', ADA)).toBe(columns)
  expect(changeColumnAccount(columns, 'b', OLA)).toBe(columns)
  expect(changeColumnAccount(columns, 'c', OLA)).toBe(columns)
})
