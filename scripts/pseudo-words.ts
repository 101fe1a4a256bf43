import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'

type Token = string | readonly [string, ...unknown[]]

const EN = new URL('../apps/dashboard/src/locales/en.po', import.meta.url)

const PLAIN = 'AEIOUYaeiouycdnst'
const ACCENTED = 'ÅÉÎÕÜÝåéîõüýçðñšţ'

/**
 * A catalog in no language, as a module of the build: every text stands in brackets, with accents, and is at
 * least a third longer than in English. What is cut off by it is cut off in some language.
 */
export async function pseudoCatalog(): Promise<string> {
  const context = { locale: 'en', sourceLocale: 'en', filename: 'en.po' }
  const catalog = await formatter().parse(readFileSync(EN, 'utf8'), context)
  const messages = Object.entries(catalog).map(([id, { message = '' }]) => {
    const tokens = [compileMessage(message)].flat() as readonly Token[]
    return [id, ['[', ...tokens.map(stretched), ']']]
  })
  return `export const messages = ${JSON.stringify(Object.fromEntries(messages))}`
}

/** A text without placeholders as the page shows it then. */
export const pseudo = (text: string): string => `[${longer(text)}]`

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
  text.replaceAll(/<[^>]*>|\p{L}+/gu, (word) => {
    if (word.startsWith('<')) return word
    const accented = word.replaceAll(/./gu, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)
    return accented + accented.slice(-Math.ceil(accented.length / 3))
  })
