import { expect, test } from 'vitest'
import { translationFaults } from './translations.mjs'

const message = '<0>{name}</0> said {count, plural, one {# word} other {# words}}'

test.each([
  ['de', '<0>{name}</0> sagte {count, plural, one {# Wort} other {# Wörter}}'],
  ['ja', '{count, plural, other {#語}}を<0>{name}</0>が言いました'],
  ['fr', '{count, plural, one {# mot} many {# de mots} other {# mots}} de <0>{name}</0>'],
])('a whole translation into %s is one', { tags: ['BY-19'] }, (locale, translation) => {
  expect(translationFaults(locale, { message, translation })).toEqual([])
})

test.each([
  ['nothing', '', 'not translated'],
  ['a plural without its last form', '<0>{name}</0> {count, plural, one {# Wort}}', '“other”'],
  ['a plural form too few', '<0>{name}</0> {count, plural, other {# Wörter}}', '“one”'],
  ['no plural', '<0>{name}</0> sagte {count} Wörter', 'other plurals'],
  ['a name written otherwise', '<0>{nam}</0> {count, plural, one {#} other {#}}', 'placeholders'],
  ['a name within quotes', "<0>'{name}'</0> {count, plural, one {#} other {#}}", 'placeholders'],
  ['a brace too many', '<0>{name}}</0> {count, plural, one {#} other {#}', 'other plurals'],
  ['a tag that is lost', '{name} {count, plural, one {#} other {#}}', 'tags'],
  ['a tag closed before it is open', '</0>{name}<0> {count, plural, one {#} other {#}}', 'tags'],
  ['a space at its end', '<0>{name}</0> {count, plural, one {#} other {#}} ', 'spaces'],
])('%s is told', { tags: ['BY-19'] }, (_what, translation, fault) => {
  expect(translationFaults('de', { message, translation }).join()).toContain(fault)
})

test('Arabic has six forms of a number', { tags: ['BY-19'] }, () => {
  const translation = '<0>{name}</0> {count, plural, one {#} two {#} few {#} many {#} other {#}}'

  expect(translationFaults('ar', { message, translation }).join()).toContain('“zero”')
})

test('a form of several numbers says which, that of one need not', { tags: ['BY-19'] }, () => {
  const few = (form) =>
    `<0>{name}</0> {count, plural, zero {لا} one {كلمة} two {كلمتان} few {${form}} many {#} other {#}}`

  expect(translationFaults('ar', { message, translation: few('# كلمات') })).toEqual([])
  expect(translationFaults('ar', { message, translation: few('كلمات') }).join()).toContain('“few”')
})

test('an exact number may be said besides', { tags: ['BY-19'] }, () => {
  const exact = '{count, plural, =0 {none} one {# word} other {# words}}'
  const translation = '{count, plural, =0 {keins} one {# Wort} other {# Wörter}}'

  expect(translationFaults('de', { message: exact, translation })).toEqual([])
})
