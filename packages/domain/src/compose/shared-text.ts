/** The data that another app shares through the web share target. */
export interface SharedData {
  readonly title: string
  readonly text: string
  readonly url: string
}

/**
 * Joins shared data to one text: title, text and URL on separate lines. A title or URL that the text already contains
 * is left out, because many apps add the URL to the text.
 *
 * @returns the text without surrounding space; empty if nothing was shared. Never throws.
 * @see STA-04, https://w3c.github.io/web-share-target/
 */
export function joinSharedData({ title, text, url }: SharedData): string {
  const words = text.trim()
  const isSaid = (part: string) => part === '' || words.includes(part)
  const [head, link] = [title.trim(), url.trim()].map((part) => (isSaid(part) ? '' : part))
  const parts = [head === url.trim() ? '' : head, words, link]
  return parts.filter((part) => part !== '').join('\n')
}
