import { readFileSync } from 'node:fs'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'

type Token = string | readonly [string, ...unknown[]]

const EN = new URL('../apps/dashboard/src/locales/en.po', import.meta.url)

/**
 * A catalog in no language, as a module of the build: every text stands in brackets, with accents, and is at
 * least a third longer than in English. What is cut off by it is cut off in some language.
 */
export async function pseudoCatalog(): Promise<string> {
  const context = { locale: 'en', sourceLocale: 'en', filename: 'en.po' }
  const catalog = await formatter().parse(readFileSync(EN, 'utf8'), context)
  const texts = Object.entries(catalog).map(([id, { message = '' }]) => [id, message] as const)
  const messages = Object.entries(accented(Object.fromEntries(texts))).map(([id, tokens]) => [
    id,
    ['[', ...tokens.map(stretched), ']'],
  ])
  return `export const messages = ${JSON.stringify(Object.fromEntries(messages))}`
}

/** A text without placeholders as the page shows it then. */
export const pseudo = (text: string): string =>
  `[${(accented({ text })['text'] ?? []).map(stretched).join('')}]`

/** Texts in the letters of lingui's pseudo-locale. More it cannot do: it takes neither a length nor brackets (5.9). */
function accented(texts: Readonly<Record<string, string>>): Record<string, readonly Token[]> {
  const { source, errors } = createCompiledCatalog('en', texts, {
    namespace: 'json',
    pseudoLocale: 'en',
  })
  if (errors.length > 0)
    throw new Error(`No text of messages: ${errors.map(({ id }) => id).join()}`)
  return (JSON.parse(source) as { messages: Record<string, readonly Token[]> }).messages
}

/** Names of placeholders and of plural forms stay as they are. */
function stretched(token: Token): unknown {
  if (typeof token === 'string') return longer(token)
  const [name, type, forms] = token
  if (typeof forms !== 'object' || forms === null) return token
  const inside = Object.entries(forms).map(([form, said]) => [
    form,
    typeof said === 'string' ? longer(said) : said,
  ])
  return [name, type, Object.fromEntries(inside)]
}

/** Tags stay; each word gets its last letters twice. */
const longer = (text: string): string =>
  text.replaceAll(/<[^>]*>|\p{L}+/gu, (word) =>
    word.startsWith('<') ? word : word + word.slice(-Math.ceil(word.length / 3)),
  )
