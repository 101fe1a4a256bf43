import { expect, test } from 'vitest'
import { meantAccount } from './index.ts'

const account = (acct: string) => ({
  acct,
  username: acct.split('@')[0] ?? '',
  url: `https://${acct.split('@')[1] ?? 'here.example'}/@${acct.split('@')[0]}`,
})
const FOUND = [account('ada_b'), account('ada@far.example'), account('ada')]

test.each([
  ['ada', 'ada'],
  ['@Ada', 'ada'],
  ['@ada@here.example', 'ada'],
  [' @ada@FAR.example ', 'ada@far.example'],
  ['https://far.example/@ada', 'ada@far.example'],
  ['https://far.example/@ada/', 'ada@far.example'],
  ['Ada Lovelace', 'ada_b'],
])('%j means %s', (typed, acct) => {
  expect(meantAccount(typed, FOUND, 'here.example')?.acct).toBe(acct)
})

test('nobody is meant where nobody was found', () => {
  expect(meantAccount('ada', [], 'here.example')).toBeNull()
})
