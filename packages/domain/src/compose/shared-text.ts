/** What another program hands over, as the share target of a web app names it. */
export interface SharedWords {
  readonly title: string
  readonly text: string
  readonly url: string
}

/**
 * One text out of what another program shares: title, words and address, each on lines of its own. What
 * stands in the words already is not said twice: many programs put the address there.
 *
 * @returns the text without space around it; empty for nothing. Never throws.
 * @see STA-04, https://w3c.github.io/web-share-target/
 */
export function sharedText({ title, text, url }: SharedWords): string {
  const words = text.trim()
  const isSaid = (part: string) => part === '' || words.includes(part)
  const [head, link] = [title.trim(), url.trim()].map((part) => (isSaid(part) ? '' : part))
  const parts = [head === url.trim() ? '' : head, words, link]
  return parts.filter((part) => part !== '').join('\n')
}
