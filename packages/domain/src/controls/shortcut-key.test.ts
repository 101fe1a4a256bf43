import { describe, expect, test } from 'vitest'
import { getShortcutDigit, getShortcutKey } from './index.ts'

describe('getShortcutKey', () => {
  test.each([
    ['keeps the letter of a Latin layout', { key: 'j', code: 'KeyC' }, 'j'],
    ['keeps the letter that AZERTY has elsewhere', { key: 'm', code: 'Semicolon' }, 'm'],
    ['keeps a sign that stands on the key of a letter', { key: ',', code: 'KeyM' }, ','],
    ['keeps a Latin letter with a mark', { key: 'ö', code: 'KeyO' }, 'ö'],
    ['takes the position of a Cyrillic letter', { key: 'о', code: 'KeyJ' }, 'j'],
    ['takes the position of a Greek letter', { key: 'ξ', code: 'KeyJ' }, 'j'],
    ['takes the position of a Hebrew letter', { key: 'ח', code: 'KeyJ' }, 'j'],
    ['takes the position of two Arabic letters', { key: 'لا', code: 'KeyB' }, 'b'],
    ['takes the position of a Thai vowel sign', { key: '่', code: 'KeyJ' }, 'j'],
    ['takes the position of a Korean letter', { key: 'ㅓ', code: 'KeyJ' }, 'j'],
    ['keeps Shift', { key: 'А', code: 'KeyF', shiftKey: true }, 'F'],
    ['takes the position while an input method works', { key: 'Process', code: 'KeyJ' }, 'j'],
    ['takes the position of a dead key with Alt', { key: 'Dead', code: 'KeyN', altKey: true }, 'n'],
    ['takes the position of a sign typed by Alt', { key: '∂', code: 'KeyD', altKey: true }, 'd'],
    ['reads a wide letter as the narrow one', { key: 'ｊ', code: 'KeyJ' }, 'j'],
    ['keeps the name of a key', { key: 'Enter', code: 'Enter' }, 'Enter'],
    ['keeps a letter of another script on a key without one', { key: 'ж', code: 'Semicolon' }, 'ж'],
  ])('%s', { tags: ['BY-45'] }, (_name, press, expected) => {
    expect(getShortcutKey(press)).toBe(expected)
  })
})

describe('getShortcutDigit', () => {
  test.each([
    ['reads a digit', { key: '2', code: 'Digit2' }, 2],
    ['reads a digit of the number block', { key: '2', code: 'Numpad2' }, 2],
    ['reads a digit that needs Shift', { key: '2', code: 'Digit2', shiftKey: true }, 2],
    ['takes the position on AZERTY', { key: 'é', code: 'Digit2' }, 2],
    ['takes the position of an Arabic digit', { key: '٢', code: 'Digit2' }, 2],
    ['leaves a sign that needs Shift', { key: '@', code: 'Digit2', shiftKey: true }, null],
    ['leaves a slash', { key: '/', code: 'Digit2' }, null],
    ['leaves an arrow of the number block', { key: 'ArrowDown', code: 'Numpad2' }, null],
    ['leaves a letter', { key: 'j', code: 'KeyJ' }, null],
  ])('%s', { tags: ['BY-45'] }, (_name, press, expected) => {
    expect(getShortcutDigit(press)).toBe(expected)
  })
})
