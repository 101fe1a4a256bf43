const shortcode = /(?<![\p{L}\p{N}:]):([a-zA-Z0-9_]{2,}):(?![\p{L}\p{N}:])/gu

/** @returns the known shortcodes that a text uses, each once */
export function emojiCodesIn(texts: readonly string[], known: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    for (const [, code] of text.matchAll(shortcode)) {
      if (code !== undefined && known.has(code)) found.add(code)
    }
  }
  return [...found]
}
