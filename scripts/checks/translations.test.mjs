import { expect, test } from 'vitest'
import { findTranslationFaults } from './translations.mjs'

const message = '<0>{name}</0> said {count, plural, one {# word} other {# words}}'

test.each([
  ['de', '<0>{name}</0> sagte {count, plural, one {# Wort} other {# Wörter}}'],
  ['ja', '{count, plural, other {#語}}を<0>{name}</0>が言いました'],
  ['fr', '{count, plural, one {# mot} many {# de mots} other {# mots}} de <0>{name}</0>'],
])('accepts a complete translation into %s', { tags: ['BY-19'] }, (locale, translation) => {
  expect(findTranslationFaults(locale, { message, translation })).toEqual([])
})

test.each([
  ['no translation', '', 'not translated'],
  ['a plural without `other`', '<0>{name}</0> {count, plural, one {# Wort}}', '“other”'],
  ['a missing plural form', '<0>{name}</0> {count, plural, other {# Wörter}}', '“one”'],
  ['no plural', '<0>{name}</0> sagte {count} Wörter', 'different plurals'],
  ['a misspelt placeholder', '<0>{nam}</0> {count, plural, one {#} other {#}}', 'placeholders'],
  ['a quoted placeholder', "<0>'{name}'</0> {count, plural, one {#} other {#}}", 'placeholders'],
  ['an extra brace', '<0>{name}}</0> {count, plural, one {#} other {#}', 'different plurals'],
  ['a missing tag', '{name} {count, plural, one {#} other {#}}', 'tags'],
  [
    'a closing tag before its opening tag',
    '</0>{name}<0> {count, plural, one {#} other {#}}',
    'tags',
  ],
  ['a trailing space', '<0>{name}</0> {count, plural, one {#} other {#}} ', 'spaces'],
])('reports %s', { tags: ['BY-19'] }, (_what, translation, fault) => {
  expect(findTranslationFaults('de', { message, translation }).join()).toContain(fault)
})

test('requires six plural forms in Arabic', { tags: ['BY-19'] }, () => {
  const translation = '<0>{name}</0> {count, plural, one {#} two {#} few {#} many {#} other {#}}'

  expect(findTranslationFaults('ar', { message, translation }).join()).toContain('“zero”')
})

test('requires the number in forms of several numbers only', { tags: ['BY-19'] }, () => {
  const few = (form) =>
    `<0>{name}</0> {count, plural, zero {لا} one {كلمة} two {كلمتان} few {${form}} many {#} other {#}}`

  expect(findTranslationFaults('ar', { message, translation: few('# كلمات') })).toEqual([])
  expect(findTranslationFaults('ar', { message, translation: few('كلمات') }).join()).toContain(
    '“few”',
  )
})

test('allows an additional exact number', { tags: ['BY-19'] }, () => {
  const exact = '{count, plural, =0 {none} one {# word} other {# words}}'
  const translation = '{count, plural, =0 {keins} one {# Wort} other {# Wörter}}'

  expect(findTranslationFaults('de', { message: exact, translation })).toEqual([])
})
