import { describe, expect, test } from 'vitest'
import { getAccountName, getSpokenName } from './account.ts'

const blob = { shortcode: 'blob-cat', url: '', static_url: '', visible_in_picker: true }
const createAccount = (display_name: string) => ({
  display_name,
  username: 'ada',
  acct: 'ada@far.example',
  emojis: [blob],
})

describe('getAccountName', () => {
  test.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    [' Ada ', 'Ada'],
    ['', 'ada'],
    ['\u200b', 'ada'],
    [' \u3164\u2800 ', 'ada'],
    ['\u0301', 'ada'],
    [':blob-cat:', ':blob-cat:'],
    [':unknown:', 'ada'],
    [':unknown: Ada', ':unknown: Ada'],
    ['12:30:45', '12:30:45'],
  ])('returns the name of %j as %s', { tags: ['ENT-01'] }, (name, expected) => {
    expect(getAccountName(createAccount(name))).toBe(expected)
  })

  test('returns the whole handle when the username is invisible too', { tags: ['ENT-01'] }, () => {
    expect(getAccountName({ ...createAccount('\u200b'), username: '\u2060' })).toBe(
      'ada@far.example',
    )
  })
})

describe('getSpokenName', () => {
  test.each([
    ['Ada :blob-cat: Lovelace', 'Ada Lovelace'],
    [':blob-cat:', 'ada'],
    [':blob-cat:\u200d', 'ada'],
    [':unknown:', 'ada'],
    ['Ada :unknown:', 'Ada'],
    ['at 12:30:45', 'at 12:30:45'],
    ['\ufe0f', 'ada'],
  ])('speaks %j as %s', { tags: ['ENT-01'] }, (name, expected) => {
    expect(getSpokenName(createAccount(name))).toBe(expected)
  })

  test('omits shortcodes when no emoji are listed', { tags: ['ENT-01'] }, () => {
    const { emojis: _emojis, ...bare } = createAccount('Ada :blob:')

    expect(getSpokenName(bare)).toBe('Ada')
  })
})
