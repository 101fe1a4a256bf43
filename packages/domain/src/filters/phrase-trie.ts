interface Node {
  readonly next: Map<string, Node>
  /** A phrase ends here: what is longer need not be looked for. */
  isEnd: boolean
}

/** Escapes whatever is special in an expression with the flag `u`. */
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/**
 * Source of an expression that matches whatever one of the texts matches. Common beginnings are read once, so
 * that ten thousand texts cost about as much as a few. Lengths matter where something must follow.
 *
 * @param texts at least one, none of them empty
 */
export function trieSource(texts: readonly string[]): string {
  const root: Node = { next: new Map(), isEnd: false }
  for (const text of texts) {
    let node = root
    for (const character of text) {
      const known = node.next.get(character)
      const next = known ?? { next: new Map<string, Node>(), isEnd: false }
      if (known === undefined) node.next.set(character, next)
      node = next
    }
    node.isEnd = true
  }
  return sourceOf(root)
}

function sourceOf(node: Node): string {
  const ways = [...node.next].map(([character, next]) => wayOf(character, next))
  if (ways.length === 0) return ''
  if (node.isEnd) return `(?:${ways.join('|')})?`
  return ways.length === 1 ? ways.join('') : `(?:${ways.join('|')})`
}

/** A stretch without a fork is written in one go: the recursion is as deep as there are forks. */
function wayOf(first: string, begin: Node): string {
  let [stretch, node] = [first, begin]
  while (!node.isEnd && node.next.size === 1) {
    for (const [character, next] of node.next) {
      stretch += character
      node = next
    }
  }
  return escaped(stretch) + sourceOf(node)
}
