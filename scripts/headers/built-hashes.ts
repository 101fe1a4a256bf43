import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineHashes } from '../../packages/domain/src/headers/index.ts'

const PAGES = ['index.html', 'share.html'] as const

const INLINE = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g

/**
 * Computes the hashes of everything inline in the pages of a build, over the exact bytes that are sent.
 *
 * @param outDir a build of the program
 */
export function computeHashes(outDir: string): InlineHashes {
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8')
  const pages = PAGES.map(read)
  const inline = pages.flatMap((page) => findInline(page))
  const hashed = (texts: readonly string[]) => [...new Set(texts.map(computeHash))].toSorted()
  return {
    scripts: hashed(getTexts(inline, 'script')),
    styles: hashed(getTexts(inline, 'style')),
  }
}

interface Inline {
  readonly tag: string
  readonly text: string
}

/** @throws Error for a style attribute or an event handler in the page, because no hash permits those */
function findInline(page: string): readonly Inline[] {
  const found = [...page.matchAll(INLINE)].map(([, tag = '', attributes = '', text = '']) => ({
    tag,
    attributes,
    text,
  }))
  const attribute = /<[a-z][^>]*\s(?:style|on[a-z]+)\s*=/i.exec(page.replaceAll(INLINE, ''))
  if (attribute !== null) throw new Error(`A page says ${attribute[0]}: its policy forbids that.`)
  return found.filter(({ attributes, text }) => !/\ssrc=/.test(attributes) && text !== '')
}

const getTexts = (inline: readonly Inline[], tag: string) =>
  inline.filter((one) => one.tag === tag).map(({ text }) => text)

export const computeHash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
