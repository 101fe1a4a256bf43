import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineHashes } from '../../packages/domain/src/headers/index.ts'

const PAGES = ['index.html', 'share.html'] as const

/** What runs before the first paint (`begin-script.ts`): a file, but inside the page that is kept in the browser. */
export const BEGIN = /<script src="\/(assets\/begin-[^"]+)"([^>]*)><\/script>/

const INLINE = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g

/**
 * Hashes of all that a build's pages hold instead of naming it, over the very bytes that are sent.
 *
 * @param outDir a build of the program
 */
export function builtHashes(outDir: string): InlineHashes {
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8')
  const pages = PAGES.map(read)
  const begun = pages.flatMap((page) => {
    const path = BEGIN.exec(page)?.[1]
    return path === undefined ? [] : [read(path)]
  })
  const inline = pages.flatMap((page) => inlineOf(page))
  const hashed = (texts: readonly string[]) => [...new Set(texts.map(hashOf))].toSorted()
  return {
    scripts: hashed([...begun, ...textsOf(inline, 'script')]),
    styles: hashed(textsOf(inline, 'style')),
  }
}

interface Inline {
  readonly tag: string
  readonly text: string
}

/** @throws Error for a style attribute or a handler in the page: no hash lets those act */
function inlineOf(page: string): readonly Inline[] {
  const found = [...page.matchAll(INLINE)].map(([, tag = '', attributes = '', text = '']) => ({
    tag,
    attributes,
    text,
  }))
  const attribute = /<[a-z][^>]*\s(?:style|on[a-z]+)\s*=/i.exec(page.replaceAll(INLINE, ''))
  if (attribute !== null) throw new Error(`A page says ${attribute[0]}: its policy forbids that.`)
  return found.filter(({ attributes, text }) => !/\ssrc=/.test(attributes) && text !== '')
}

const textsOf = (inline: readonly Inline[], tag: string) =>
  inline.filter((one) => one.tag === tag).map(({ text }) => text)

export const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
