/** What a regular expression is made of. */
export type PatternNode =
  /** One character of a kind: `a`, `.`, `[a-z]`, `\d`. @see link-pattern.ts */
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

/** How deep groups may stand in each other: nobody writes more, and each level costs a call. */
const DEEPEST = 50

const EDGES: Readonly<Record<string, PatternEdge>> = {
  '^': 'start',
  $: 'end',
  '\\b': 'word',
  '\\B': 'inside',
}

const GROUPS: Readonly<Record<string, { readonly isAhead: boolean; readonly isWanted: boolean }>> =
  {
    '(?=': { isAhead: true, isWanted: true },
    '(?!': { isAhead: true, isWanted: false },
    '(?<=': { isAhead: false, isWanted: true },
    '(?<!': { isAhead: false, isWanted: false },
  }

const OPENING = /\((?:\?(?:<?[=!]|<[^>]*>|:))?/y
const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y
const EDGE = /[$^]|\\b/iy
const CLASS = /\[(?:\\.|[^\\\]])*\]/suy
/** Escapes of several characters, each for one. */
const UNICODE_ESCAPE =
  /\\(?:p\{[^}]*\}|u\{[^}]*\}|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2})/iy
const ESCAPE = /\\(?:u[\da-f]{4}|x[\da-f]{2}|c[a-z]|.)/isuy
/** What refers to a group: the one thing that cannot be judged without trying everything. */
const REFERENCE = /\\(?:[1-9]|k<)/y
/** Flags for a part: `(?i:`. */
const OPENING_WITH_FLAGS = /\(\?[a-z-]/y

/** A place in a text, moving on. */
interface Reader {
  readonly source: string
  readonly isUnicode: boolean
  at: number
}

function take(reader: Reader, what: RegExp): RegExpExecArray | null {
  what.lastIndex = reader.at
  const found = what.exec(reader.source)
  if (found !== null) reader.at = what.lastIndex
  return found
}

/**
 * Takes a regular expression apart.
 *
 * @param source one that `new RegExp` accepts
 * @param isUnicode whether it does with the flag `u`
 * @returns null for what cannot be judged in bounded time: references to groups, flags for a part, and
 * groups nested beyond reason. Never throws.
 */
export function parsePattern(source: string, isUnicode: boolean): PatternNode | null {
  return readChoice({ source, isUnicode, at: 0 }, 0)
}

function readChoice(reader: Reader, depth: number): PatternNode | null {
  if (depth > DEEPEST) return null
  const parts: PatternNode[] = []
  do {
    const part = readSequence(reader, depth)
    if (part === null) return null
    parts.push(part)
  } while (takeText(reader, '|'))
  const [only] = parts
  return parts.length === 1 && only !== undefined ? only : { kind: 'choice', parts }
}

function readSequence(reader: Reader, depth: number): PatternNode | null {
  const parts: PatternNode[] = []
  while (reader.at < reader.source.length && !/[)|]/.test(reader.source.charAt(reader.at))) {
    const part = readPart(reader, depth)
    if (part === null) return null
    parts.push(quantified(reader, part))
  }
  return { kind: 'sequence', parts }
}

function takeText(reader: Reader, text: string): boolean {
  if (!reader.source.startsWith(text, reader.at)) return false
  reader.at += text.length
  return true
}

function quantified(reader: Reader, part: PatternNode): PatternNode {
  const found = take(reader, QUANTIFIER)
  if (found === null) return part
  const [, sign, least = '', comma, most = ''] = found
  if (sign === '?') return { kind: 'repeat', part, least: 0, most: 1 }
  if (sign !== undefined) {
    return { kind: 'repeat', part, least: sign === '+' ? 1 : 0, most: Number.POSITIVE_INFINITY }
  }
  const from = Number(least)
  if (comma === undefined) return { kind: 'repeat', part, least: from, most: from }
  return { kind: 'repeat', part, least: from, most: most === '' ? Infinity : Number(most) }
}

function readPart(reader: Reader, depth: number): PatternNode | null {
  if (take(reader, REFERENCE) !== null || take(reader, OPENING_WITH_FLAGS) !== null) return null
  const opening = take(reader, OPENING)
  if (opening !== null) return readGroup(reader, opening[0], depth)
  const at = EDGES[take(reader, EDGE)?.[0] ?? '']
  if (at !== undefined) return { kind: 'edge', at }
  const unicode = reader.isUnicode ? take(reader, UNICODE_ESCAPE) : null
  const source = unicode?.[0] ?? take(reader, CLASS)?.[0] ?? take(reader, ESCAPE)?.[0]
  return { kind: 'one', source: source ?? plainCharacter(reader) }
}

function readGroup(reader: Reader, opening: string, depth: number): PatternNode | null {
  const part = readChoice(reader, depth + 1)
  takeText(reader, ')')
  const look = GROUPS[opening]
  return part === null || look === undefined ? part : { kind: 'look', part, ...look }
}

function plainCharacter(reader: Reader): string {
  const { source, isUnicode, at } = reader
  const character = isUnicode
    ? String.fromCodePoint(source.codePointAt(at) ?? 0)
    : source.charAt(at)
  reader.at += character.length
  return character
}
