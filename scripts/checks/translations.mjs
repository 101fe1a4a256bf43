import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { inRoot } from '../runner/paths.mjs'
import { createResult } from './tool.mjs'

const folder = inRoot('apps', 'dashboard', 'src', 'locales')

/** Checks that every text is completely translated into every language. */
export const translations = {
  name: 'translations',
  async run() {
    const names = readdirSync(folder).filter((name) => name.endsWith('.po') && name !== 'en.po')
    const faults = await Promise.all(
      names.map(async (name) => {
        const found = Object.values(await readCatalog(name)).flatMap((entry) =>
          findTranslationFaults(basename(name, '.po'), entry),
        )
        return found.map((fault) => `${name}: ${fault}`)
      }),
    )
    return createResult(
      faults.flat().length === 0,
      faults.flat().join('\n'),
      `${names.length} languages`,
    )
  },
}

function readCatalog(name) {
  const context = { locale: basename(name, '.po'), sourceLocale: 'en', filename: name }
  return formatter().parse(readFileSync(join(folder, name), 'utf8'), context)
}

/**
 * Finds missing and extra placeholders, tags and plural forms of a translation.
 *
 * @returns sentences; none for a complete translation
 */
export function findTranslationFaults(locale, { message, translation }) {
  if (translation === undefined || translation === '') return [`“${message}” is not translated`]
  const [translated, source] = [parseMessage(translation), parseMessage(message)]
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  const faults = []
  if (joinNames(translated.names) !== joinNames(source.names)) faults.push('different placeholders')
  if (joinNames(translated.tags) !== joinNames(source.tags) || !isNested(translated.tags))
    faults.push('different tags')
  if (translated.plurals.length !== source.plurals.length) faults.push('different plurals')
  for (const form of pluralCategories) {
    if (translated.plurals.some((forms) => !(form in forms)))
      faults.push(`no plural form “${form}”`)
  }
  faults.push(...findMissingNumbers(locale, translated.plurals, source.plurals))
  if (/^\s|\s$/.test(translation) !== /^\s|\s$/.test(message))
    faults.push('different surrounding spaces')
  return faults.map((fault) =>
    `${fault} than “${message}” in “${translation}”`.replace(' than', ':'),
  )
}

/** Finds plural forms for several numbers without the number, when English has it. */
function findMissingNumbers(locale, plurals, source) {
  const isRequired = (form) => source.every((forms) => (forms[form] ?? forms.other)?.includes('#'))
  const rules = new Intl.PluralRules(locale)
  const uses = Array.from({ length: 200 }, (_, count) => rules.select(count))
  const isShared = (form) => uses.indexOf(form) !== uses.lastIndexOf(form)
  return plurals.flatMap((forms) =>
    Object.keys(forms)
      .filter((form) => isShared(form) && isRequired(form) && !forms[form].includes('#'))
      .map((form) => `no number in the plural form “${form}”`),
  )
}

/** Returns the names, tags and plurals of a message; none when it cannot be parsed. */
function parseMessage(message) {
  const found = { names: [], tags: [], plurals: [] }
  collect([compileMessage(message)].flat(), found)
  // Each plural form has the same names, so they count once.
  return { ...found, names: [...new Set(found.names)] }
}

function collect(tokens, found) {
  for (const token of tokens) {
    if (typeof token === 'string') found.tags.push(...(token.match(/<\/?\d+\/?>/g) ?? []))
    else collectArgument(token, found)
  }
}

function collectArgument([name, type, forms], found) {
  found.names.push(name)
  if (typeof forms !== 'object' || forms === null) return
  const { offset: _offset, ...translated } = forms
  if (type === 'plural') found.plurals.push(toForms(translated))
  const inside = Object.values(translated).map((form) => {
    const one = { names: [], tags: [], plurals: found.plurals }
    collect([form].flat(), one)
    return one
  })
  found.names.push(...inside.flatMap(({ names }) => names))
  found.tags.push(...(inside.at(-1)?.tags ?? []))
}

const toForms = (forms) =>
  Object.fromEntries(Object.entries(forms).map(([form, tokens]) => [form, [tokens].flat()]))

const joinNames = (names) => names.toSorted().join(' ')

/** Returns whether the tags are closed in reverse order. */
function isNested(tags) {
  const open = []
  for (const tag of tags) {
    if (tag.endsWith('/>')) continue
    if (!tag.startsWith('</')) open.push(tag)
    else if (open.pop() !== tag.replace('/', '')) return false
  }
  return open.length === 0
}
