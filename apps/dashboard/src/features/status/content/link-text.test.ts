import { expect, test } from 'vitest'
import { isAddressText, shortAddress } from './link-text.ts'

test.each([
  ['the scheme and www go', 'https://www.rail.example/ely-box', 'rail.example/ely-box'],
  ['a bare host keeps no slash', 'https://rail.example/', 'rail.example'],
  ['a port stays', 'http://localhost:4040/a', 'localhost:4040/a'],
  [
    '30 characters stay whole',
    'https://a.example/2345678901234567890',
    'a.example/2345678901234567890',
  ],
  [
    'a long one is cut at 30',
    'https://rail.example/a/very/long/path/to/somewhere',
    'rail.example/a/very/long/path…',
  ],
  ['letters of other scripts are readable', 'https://a.example/%C3%A9t%C3%A9', 'a.example/été'],
  ['a broken escape stays as it is', 'https://a.example/%E0%A4%A', 'a.example/%E0%A4%A'],
  ['another scheme stays whole', 'mailto:ada@a.example', 'mailto:ada@a.example'],
])('%s', (_title, href, expected) => {
  expect(shortAddress(href)).toBe(expected)
})

test.each([
  ['https://bank.example/login', true],
  ['www.bank.example', true],
  ['the bank', false],
  ['see https://bank.example', false],
])('%s is an address: %s', (text, expected) => {
  expect(isAddressText(text)).toBe(expected)
})
