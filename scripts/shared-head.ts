import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** What each page has of its own. The first two stand in the shared head where a comment names them. */
const OWN_PARTS = {
  title: /<title>[\s\S]*?<\/title>/,
  description: /<meta\s+name="description"[^>]*>/,
  style: /(?<=<style>)[\s\S]*?(?=<\/style>)/,
} as const

const HEAD = /<head>([\s\S]*?)\n( *)<\/head>/

/**
 * Fills a page's head from the one that all pages share.
 *
 * @param page its head begins with the comment `name`, and holds its title, description and styles
 * @param shared the shared head, from the left margin on
 * @param name of the shared head's file
 * @returns the page as it was where its head does not name the file
 * @throws Error for a page that lacks one of its parts, or for a shared head without a place for it
 */
export function fillHead(page: string, shared: string, name: string): string {
  return page.replace(HEAD, (whole, own: string, margin: string) => {
    const mark = `<!-- ${name} -->`
    if (!own.includes(mark)) return whole
    const part = (of: keyof typeof OWN_PARTS) => {
      const [found] = OWN_PARTS[of].exec(own) ?? []
      if (found === undefined) throw new Error(`A page that begins with ${mark} lacks its ${of}.`)
      return found.trim()
    }
    const put = (text: string, place: string, written: string) => {
      if (!text.includes(place)) throw new Error(`${name} has no ${place}.`)
      return text.replace(place, () => written)
    }
    const titled = put(shared, '<!-- title -->', part('title'))
    const described = put(titled, '<!-- description -->', part('description'))
    const filled = put(described, '</style>', `  ${part('style')}\n</style>`)
    return `<head>\n${indent(filled.trimEnd(), `${margin}  `)}\n${margin}</head>`
  })
}

const indent = (text: string, margin: string) => text.replaceAll(/^(?=.)/gm, margin)

/**
 * One head for all pages of the program, in development and in a build. Before all other transforms: they find in it
 * what they look for.
 *
 * @param file the shared head
 */
export function sharedHead(file: string): Plugin {
  return {
    name: 'colonnade:shared-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) => fillHead(page, readFileSync(file, 'utf8'), basename(file)),
    },
  }
}
