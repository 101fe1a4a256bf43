/** What a regular expression is made of. */
export type PatternNode =
  /** One character of a kind: `a`, `.`, `[a-z]`, `\d`. @see one-character.ts */
  | { readonly kind: 'one'; readonly source: string }
  | { readonly kind: 'edge'; readonly at: PatternEdge }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly parts: readonly PatternNode[] }
  | {
      readonly kind: 'repeat'
      readonly part: PatternNode
      readonly least: number
      /** Infinity where there is no end to it. */
      readonly most: number
    }
  /** What must, or must not, stand ahead of a place or behind it. */
  | {
      readonly kind: 'look'
      readonly part: PatternNode
      readonly isAhead: boolean
      readonly isWanted: boolean
    }

/** A place between characters: `^`, `$`, `\b`, `\B`. */
export type PatternEdge = 'start' | 'end' | 'word' | 'inside'
