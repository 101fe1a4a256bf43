/** A node of the syntax tree of a regular expression. */
export type RegexNode =
  /** A single character class: `a`, `.`, `[a-z]`, `\d`. @see regex-program.ts */
  | { readonly kind: 'one'; readonly source: string }
  | { readonly kind: 'edge'; readonly at: RegexAssertion }
  | { readonly kind: 'sequence'; readonly parts: readonly RegexNode[] }
  | { readonly kind: 'choice'; readonly parts: readonly RegexNode[] }
  | {
      readonly kind: 'repeat'
      readonly part: RegexNode
      readonly least: number
      /** Infinity for no upper limit. */
      readonly most: number
    }
  /** A positive or negative lookahead or lookbehind. */
  | {
      readonly kind: 'look'
      readonly part: RegexNode
      readonly isAhead: boolean
      readonly isWanted: boolean
    }

/** A zero-width assertion: `^`, `$`, `\b`, `\B`. */
export type RegexAssertion = 'start' | 'end' | 'word' | 'inside'

/** Maximum nesting of groups. Real expressions are less deep, and each level is a recursive call. */
const MAX_DEPTH = 50

const ASSERTIONS: Readonly<Record<string, RegexAssertion>> = {
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
const ASSERTION = /[$^]|\\b/iy
const CLASS = /\[(?:\\.|[^\\\]])*\]/suy
/** Escapes of several characters that match one. */
const UNICODE_ESCAPE =
  /\\(?:p\{[^}]*\}|u\{[^}]*\}|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2})/iy
const ESCAPE = /\\(?:u[\da-f]{4}|x[\da-f]{2}|c[a-z]|.)/isuy
/** Backreferences, which cannot be matched without backtracking. */
const REFERENCE = /\\(?:[1-9]|k<)/y
/** Inline flags of a group: `(?i:`. */
const OPENING_WITH_FLAGS = /\(\?[a-z-]/y

/** A read position in a text. */
interface Reader {
  readonly source: string
  readonly isUnicode: boolean
  at: number
}

function take(reader: Reader, what: RegExp): RegExpExecArray | null {
  what.lastIndex = reader.at
  const match = what.exec(reader.source)
  if (match !== null) reader.at = what.lastIndex
  return match
}

/**
 * Parses a regular expression.
 *
 * @param source accepted by `new RegExp`
 * @param isUnicode whether it is accepted with the `u` flag
 * @returns null for syntax without a bounded run time: backreferences, inline flags, and groups nested too deeply.
 *   Never throws.
 */
export function parseRegex(source: string, isUnicode: boolean): RegexNode | null {
  return readChoice({ source, isUnicode, at: 0 }, 0)
}

function readChoice(reader: Reader, depth: number): RegexNode | null {
  if (depth > MAX_DEPTH) return null
  const parts: RegexNode[] = []
  do {
    const part = readSequence(reader, depth)
    if (part === null) return null
    parts.push(part)
  } while (takeText(reader, '|'))
  const [only] = parts
  return parts.length === 1 && only !== undefined ? only : { kind: 'choice', parts }
}

function readSequence(reader: Reader, depth: number): RegexNode | null {
  const parts: RegexNode[] = []
  while (reader.at < reader.source.length && !/[)|]/.test(reader.source.charAt(reader.at))) {
    const part = readPart(reader, depth)
    if (part === null) return null
    parts.push(applyQuantifier(reader, part))
  }
  return { kind: 'sequence', parts }
}

function takeText(reader: Reader, text: string): boolean {
  if (!reader.source.startsWith(text, reader.at)) return false
  reader.at += text.length
  return true
}

function applyQuantifier(reader: Reader, part: RegexNode): RegexNode {
  const match = take(reader, QUANTIFIER)
  if (match === null) return part
  const [, sign, least = '', comma, most = ''] = match
  if (sign === '?') return { kind: 'repeat', part, least: 0, most: 1 }
  if (sign !== undefined) {
    return { kind: 'repeat', part, least: sign === '+' ? 1 : 0, most: Number.POSITIVE_INFINITY }
  }
  const from = Number(least)
  if (comma === undefined) return { kind: 'repeat', part, least: from, most: from }
  return { kind: 'repeat', part, least: from, most: most === '' ? Infinity : Number(most) }
}

function readPart(reader: Reader, depth: number): RegexNode | null {
  if (take(reader, REFERENCE) !== null || take(reader, OPENING_WITH_FLAGS) !== null) return null
  const opening = take(reader, OPENING)
  if (opening !== null) return readGroup(reader, opening[0], depth)
  const at = ASSERTIONS[take(reader, ASSERTION)?.[0] ?? '']
  if (at !== undefined) return { kind: 'edge', at }
  const unicode = reader.isUnicode ? take(reader, UNICODE_ESCAPE) : null
  const source = unicode?.[0] ?? take(reader, CLASS)?.[0] ?? take(reader, ESCAPE)?.[0]
  return { kind: 'one', source: source ?? readCharacter(reader) }
}

function readGroup(reader: Reader, opening: string, depth: number): RegexNode | null {
  const part = readChoice(reader, depth + 1)
  takeText(reader, ')')
  const look = GROUPS[opening]
  return part === null || look === undefined ? part : { kind: 'look', part, ...look }
}

function readCharacter(reader: Reader): string {
  const { source, isUnicode, at } = reader
  const character = isUnicode
    ? String.fromCodePoint(source.codePointAt(at) ?? 0)
    : source.charAt(at)
  reader.at += character.length
  return character
}
