import { readFileSync } from 'node:fs'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'

type Token = string | readonly [string, ...unknown[]]

const EN = new URL('../apps/dashboard/src/locales/en.po', import.meta.url)

/**
 * Generates the pseudo-locale, as a module of the build: every text has brackets and accents and is at least a third
 * longer than in English. A text that is cut off in it is also cut off in some language.
 */
export async function generatePseudoCatalog(): Promise<string> {
  const context = { locale: 'en', sourceLocale: 'en', filename: 'en.po' }
  const catalog = await formatter().parse(readFileSync(EN, 'utf8'), context)
  const texts = Object.entries(catalog).map(([id, { message = '' }]) => [id, message] as const)
  const messages = Object.entries(addAccents(Object.fromEntries(texts))).map(([id, tokens]) => [
    id,
    ['[', ...tokens.map(expandToken), ']'],
  ])
  return `export const messages = ${JSON.stringify(Object.fromEntries(messages))}`
}

/** Returns the pseudo-locale's version of a text without placeholders. */
export const toPseudo = (text: string): string =>
  `[${(addAccents({ text })['text'] ?? []).map(expandToken).join('')}]`

/** Adds the accents of lingui's pseudo-locale, which supports neither a length nor brackets (5.9). */
function addAccents(texts: Readonly<Record<string, string>>): Record<string, readonly Token[]> {
  const { source, errors } = createCompiledCatalog('en', texts, {
    namespace: 'json',
    pseudoLocale: 'en',
  })
  if (errors.length > 0)
    throw new Error(`No text of messages: ${errors.map(({ id }) => id).join()}`)
  return (JSON.parse(source) as { messages: Record<string, readonly Token[]> }).messages
}

/** Keeps the names of placeholders and of plural forms. */
function expandToken(token: Token): unknown {
  if (typeof token === 'string') return expandWords(token)
  const [name, type, forms] = token
  if (typeof forms !== 'object' || forms === null) return token
  const inside = Object.entries(forms).map(([form, text]) => [
    form,
    typeof text === 'string' ? expandWords(text) : text,
  ])
  return [name, type, Object.fromEntries(inside)]
}

/** Keeps tags and doubles the last letters of each word. */
const expandWords = (text: string): string =>
  text.replaceAll(/<[^>]*>|\p{L}+/gu, (word) =>
    word.startsWith('<') ? word : word + word.slice(-Math.ceil(word.length / 3)),
  )
