import { expect, test } from 'vitest'
import { unspokenTexts } from './spoken-texts.mjs'

const told = (source) => unspokenTexts(source).map(({ text }) => text)

test.each([
  ['text between tags', '<p>Hello</p>', 'Hello'],
  ['text in a fragment', '<>Hello</>', 'Hello'],
  ['a literal between tags', "<p>{'Hello'}</p>", 'Hello'],
  ['one of two', '<p>{isOld ? t`Old` : "New"}</p>', 'New'],
  ['what shows on a condition', "<p>{isOld && 'Old'}</p>", 'Old'],
  ['text around a value', '<p>{`${count} posts`}</p>', 'posts'],
  ['a label that is heard', '<i aria-label="Close" />', 'Close'],
  ['a placeholder that falls back', "<input placeholder={given ?? 'Search'} />", 'Search'],
  ['a label in an object', "const option = { value: 'a', label: 'Automatic' }", 'Automatic'],
  ['a sentence anywhere', "const text = 'Nothing was found'", 'Nothing was found'],
  ['a sentence in pieces', 'const text = `Nothing found in ${place}`', 'Nothing found in'],
])('%s has to be said in every language', { tags: ['BY-19'] }, (_what, source, text) => {
  expect(told(source)).toEqual([text])
})

test.each([
  ['what a macro says', '<p title={t`Close`}><Trans>Hello <b>world</b></Trans>{t`you`}</p>'],
  ['plurals', '<Plural value={n} one="# post" other="# posts" />'],
  ['descriptors', "msg({ message: 'Nothing was found', comment: 'Said of a list' })"],
  ['code and keys', '<p><code>npm start</code> <kbd>Ctrl</kbd></p>'],
  ['names and signs', '<p title="Colonnade">ALT · 5 %</p>'],
  ['what is no text', '<i className="wide" role="list" data-kind={isOn ? "on" : "off"} />'],
  ['a word that decides', "<p>{kind === 'film' ? t`Film` : t`Picture`}</p>"],
  ['errors for developers', "throw new Error('The page has no place')"],
  ['types', "type Answer = 'Yes please' | 'No thanks'"],
])('%s stand in the code', { tags: ['BY-19'] }, (_what, source) => {
  expect(told(source)).toEqual([])
})
