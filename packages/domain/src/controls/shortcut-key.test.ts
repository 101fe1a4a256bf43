import { describe, expect, test } from 'vitest'
import { getShortcutDigit, getShortcutKey } from './index.ts'

describe('getShortcutKey', () => {
  test.each([
    ['keeps the letter of a Latin layout', { key: 'j', code: 'KeyC' }, 'j'],
    ['keeps the letter at another position on AZERTY', { key: 'm', code: 'Semicolon' }, 'm'],
    ['keeps a sign on the key of a letter', { key: ',', code: 'KeyM' }, ','],
    ['keeps a Latin letter with a diacritic', { key: 'ö', code: 'KeyO' }, 'ö'],
    ['uses the position of a Cyrillic letter', { key: 'о', code: 'KeyJ' }, 'j'],
    ['uses the position of a Greek letter', { key: 'ξ', code: 'KeyJ' }, 'j'],
    ['uses the position of a Hebrew letter', { key: 'ח', code: 'KeyJ' }, 'j'],
    ['uses the position of two Arabic letters', { key: 'لا', code: 'KeyB' }, 'b'],
    ['uses the position of a Thai vowel sign', { key: '่', code: 'KeyJ' }, 'j'],
    ['uses the position of a Korean letter', { key: 'ㅓ', code: 'KeyJ' }, 'j'],
    ['keeps Shift', { key: 'А', code: 'KeyF', shiftKey: true }, 'F'],
    ['uses the position while an input method is active', { key: 'Process', code: 'KeyJ' }, 'j'],
    ['uses the position of a dead key with Alt', { key: 'Dead', code: 'KeyN', altKey: true }, 'n'],
    ['uses the position of a sign typed by Alt', { key: '∂', code: 'KeyD', altKey: true }, 'd'],
    ['converts a full-width letter', { key: 'ｊ', code: 'KeyJ' }, 'j'],
    ['keeps a named key', { key: 'Enter', code: 'Enter' }, 'Enter'],
    [
      'keeps a letter of another script on a key without a Latin letter',
      { key: 'ж', code: 'Semicolon' },
      'ж',
    ],
  ])('%s', { tags: ['BY-45'] }, (_name, press, expected) => {
    expect(getShortcutKey(press)).toBe(expected)
  })
})

describe('getShortcutDigit', () => {
  test.each([
    ['returns a digit', { key: '2', code: 'Digit2' }, 2],
    ['returns a numpad digit', { key: '2', code: 'Numpad2' }, 2],
    ['returns a digit that needs Shift', { key: '2', code: 'Digit2', shiftKey: true }, 2],
    ['uses the position on AZERTY', { key: 'é', code: 'Digit2' }, 2],
    ['uses the position of an Arabic digit', { key: '٢', code: 'Digit2' }, 2],
    [
      'returns null for a sign that needs Shift',
      { key: '@', code: 'Digit2', shiftKey: true },
      null,
    ],
    ['returns null for a slash', { key: '/', code: 'Digit2' }, null],
    ['returns null for a numpad arrow', { key: 'ArrowDown', code: 'Numpad2' }, null],
    ['returns null for a letter', { key: 'j', code: 'KeyJ' }, null],
  ])('%s', { tags: ['BY-45'] }, (_name, press, expected) => {
    expect(getShortcutDigit(press)).toBe(expected)
  })
})
