import { expect, test } from 'vitest'
import { findUntranslatedTexts } from './untranslated-texts.mjs'

const findTexts = (source) => findUntranslatedTexts(source).map(({ text }) => text)

test.each([
  ['text between tags', '<p>Hello</p>', 'Hello'],
  ['text in a fragment', '<>Hello</>', 'Hello'],
  ['a literal between tags', "<p>{'Hello'}</p>", 'Hello'],
  ['one branch of a condition', '<p>{isOld ? t`Old` : "New"}</p>', 'New'],
  ['conditional text', "<p>{isOld && 'Old'}</p>", 'Old'],
  ['text around a value', '<p>{`${count} posts`}</p>', 'posts'],
  ['an aria-label', '<i aria-label="Close" />', 'Close'],
  ['a fallback placeholder', "<input placeholder={given ?? 'Search'} />", 'Search'],
  ['a label in an object', "const option = { value: 'a', label: 'Automatic' }", 'Automatic'],
  ['a sentence anywhere', "const text = 'Nothing was found'", 'Nothing was found'],
  ['a sentence in a template', 'const text = `Nothing found in ${place}`', 'Nothing found in'],
])('finds %s', { tags: ['BY-19'] }, (_what, source, text) => {
  expect(findTexts(source)).toEqual([text])
})

test.each([
  ['texts in macros', '<p title={t`Close`}><Trans>Hello <b>world</b></Trans>{t`you`}</p>'],
  ['plurals', '<Plural value={n} one="# post" other="# posts" />'],
  ['descriptors', "msg({ message: 'Nothing was found', comment: 'Said of a list' })"],
  ['code and keys', '<p><code>npm start</code> <kbd>Ctrl</kbd></p>'],
  ['names and symbols', '<p title="Colonnade">ALT · 5 %</p>'],
  [
    'attributes that are not texts',
    '<i className="wide" role="list" data-kind={isOn ? "on" : "off"} />',
  ],
  ['a literal in a comparison', "<p>{kind === 'film' ? t`Film` : t`Picture`}</p>"],
  ['errors for developers', "throw new Error('The page has no place')"],
  ['types', "type Answer = 'Yes please' | 'No thanks'"],
])('ignores %s', { tags: ['BY-19'] }, (_what, source) => {
  expect(findTexts(source)).toEqual([])
})
