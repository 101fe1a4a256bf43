import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** The parts that differ between pages. The first two replace a comment with their name in the shared head. */
const OWN_PARTS = {
  title: /<title>[\s\S]*?<\/title>/,
  description: /<meta\s+name="description"[^>]*>/,
  style: /(?<=<style>)[\s\S]*?(?=<\/style>)/,
} as const

const HEAD = /<head>([\s\S]*?)\n( *)<\/head>/

/**
 * Fills a page's head from the shared one.
 *
 * @param page its head begins with the comment `name`, and contains its title, description and styles
 * @param shared the shared head, without indentation
 * @param name of the shared head's file
 * @returns the page, unchanged when its head does not name the file
 * @throws Error for a page that lacks one of its parts, or for a shared head without a comment for it
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
 * Creates the plugin that gives all pages one head, in development and in a build. It runs before all other
 * transforms, because they process the head.
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
