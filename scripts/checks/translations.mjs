import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { inRoot } from '../runner/paths.mjs'
import { verdict } from './tool.mjs'

const folder = inRoot('apps', 'dashboard', 'src', 'locales')

/** Every text of the program stands whole in every language. */
export const translations = {
  name: 'translations',
  async run() {
    const names = readdirSync(folder).filter((name) => name.endsWith('.po') && name !== 'en.po')
    const faults = await Promise.all(
      names.map(async (name) => {
        const found = Object.values(await readCatalog(name)).flatMap((entry) =>
          translationFaults(basename(name, '.po'), entry),
        )
        return found.map((fault) => `${name}: ${fault}`)
      }),
    )
    return verdict(
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
 * What a translation lacks or has too much: placeholders, tags, the plural forms of its language.
 *
 * @returns sentences; none for a whole one
 */
export function translationFaults(locale, { message, translation }) {
  if (translation === undefined || translation === '') return [`“${message}” is not translated`]
  const [said, meant] = [read(translation), read(message)]
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  const faults = []
  if (listed(said.names) !== listed(meant.names)) faults.push('other placeholders')
  if (listed(said.tags) !== listed(meant.tags) || !isNested(said.tags)) faults.push('other tags')
  if (said.plurals.length !== meant.plurals.length) faults.push('other plurals')
  for (const form of pluralCategories) {
    if (said.plurals.some((forms) => !(form in forms))) faults.push(`no plural form “${form}”`)
  }
  faults.push(...unsaidNumbers(locale, said.plurals, meant.plurals))
  if (/^\s|\s$/.test(translation) !== /^\s|\s$/.test(message)) faults.push('other spaces around it')
  return faults.map((fault) =>
    `${fault} than “${message}” in “${translation}”`.replace(' than', ':'),
  )
}

/** A plural form that stands for several numbers has to say which, where English does. */
function unsaidNumbers(locale, plurals, meant) {
  const isSaid = (form) => meant.every((forms) => (forms[form] ?? forms.other)?.includes('#'))
  const rules = new Intl.PluralRules(locale)
  const uses = Array.from({ length: 200 }, (_, count) => rules.select(count))
  const isShared = (form) => uses.indexOf(form) !== uses.lastIndexOf(form)
  return plurals.flatMap((forms) =>
    Object.keys(forms)
      .filter((form) => isShared(form) && isSaid(form) && !forms[form].includes('#'))
      .map((form) => `no number in the plural form “${form}”`),
  )
}

/** Its names, tags and plurals; of what cannot be read, none. */
function read(message) {
  const found = { names: [], tags: [], plurals: [] }
  collect([compileMessage(message)].flat(), found)
  // Each plural form says the same, so its names count once.
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
  const { offset: _offset, ...said } = forms
  if (type === 'plural') found.plurals.push(saidForms(said))
  const inside = Object.values(said).map((form) => {
    const one = { names: [], tags: [], plurals: found.plurals }
    collect([form].flat(), one)
    return one
  })
  found.names.push(...inside.flatMap(({ names }) => names))
  found.tags.push(...(inside.at(-1)?.tags ?? []))
}

const saidForms = (forms) =>
  Object.fromEntries(Object.entries(forms).map(([form, tokens]) => [form, [tokens].flat()]))

const listed = (names) => names.toSorted().join(' ')

/** Whether every tag is closed, the last opened first. */
function isNested(tags) {
  const open = []
  for (const tag of tags) {
    if (tag.endsWith('/>')) continue
    if (!tag.startsWith('</')) open.push(tag)
    else if (open.pop() !== tag.replace('/', '')) return false
  }
  return open.length === 0
}
