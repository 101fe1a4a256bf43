import { expect, test } from 'vitest'
import { findMatchingAccount } from './index.ts'

const createAccount = (acct: string) => ({
  acct,
  username: acct.split('@')[0] ?? '',
  url: `https://${acct.split('@')[1] ?? 'here.example'}/@${acct.split('@')[0]}`,
})
const FOUND = [createAccount('ada_b'), createAccount('ada@far.example'), createAccount('ada')]

test.each([
  ['ada', 'ada'],
  ['@Ada', 'ada'],
  ['@ada@here.example', 'ada'],
  [' @ada@FAR.example ', 'ada@far.example'],
  ['https://far.example/@ada', 'ada@far.example'],
  ['https://far.example/@ada/', 'ada@far.example'],
  ['Ada Lovelace', 'ada_b'],
])('finds for %j the account %s', (typed, acct) => {
  expect(findMatchingAccount(typed, FOUND, 'here.example')?.acct).toBe(acct)
})

test('returns null without results', () => {
  expect(findMatchingAccount('ada', [], 'here.example')).toBeNull()
})
