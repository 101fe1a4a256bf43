import type { PatternEdge, PatternNode } from './parse-pattern.ts'

/** Which characters were asked for outside of ASCII: more than a deck meets in a day. */
const MOST_KEPT = 4_096
const ASCII = 128

/** Whether a character is of a kind. @param character one, as the expression counts them */
type CharacterTest = (character: string) => boolean

/**
 * What one character must be, asked of the browser once for each character.
 *
 * @param source `a`, `.`, `[a-z]`, `\p{L}`: a whole expression that takes one character
 * @param flags `iu` or `i`
 */
export function oneCharacter(source: string, flags: string): CharacterTest {
  const expression = new RegExp(`^(?:${escaped(source)})$`, flags)
  const ascii = new Int8Array(ASCII)
  const others = new Map<string, boolean>()

  function test(character: string): boolean {
    const known = others.get(character)
    if (known !== undefined) return known
    if (others.size >= MOST_KEPT) others.clear()
    const isOne = expression.test(character)
    others.set(character, isOne)
    return isOne
  }

  return (character) => {
    const code = character.codePointAt(0) ?? 0
    if (code >= ASCII) return test(character)
    if (ascii[code] === 0) ascii[code] = expression.test(character) ? 1 : -1
    return ascii[code] === 1
  }
}

/** Signs of the laxer old syntax, alone in an expression, would be quantifiers and brackets again. */
const escaped = (source: string): string => (/^[\]{}]$/.test(source) ? `\\${source}` : source)

/** How many states an expression may unfold to: several hundred words with endings. */
export const MOST_STATES = 4_000

/** One thing to do at one place of a text, and the number of the state that comes next. */
export type PatternState =
  | { readonly kind: 'one'; readonly test: CharacterTest; readonly next: number }
  | { readonly kind: 'edge'; readonly at: PatternEdge; readonly next: number }
  | { readonly kind: 'fork'; readonly next: readonly number[] }
  | {
      readonly kind: 'look'
      readonly program: PatternProgram
      readonly isAhead: boolean
      readonly isWanted: boolean
      readonly next: number
    }
  | { readonly kind: 'done' }

export interface PatternProgram {
  readonly states: readonly PatternState[]
  readonly entry: number
}

/** How many states a part unfolds to; each repetition that is counted is written out. */
export function sizeOf(node: PatternNode): number {
  switch (node.kind) {
    case 'one':
    case 'edge':
      return 1
    case 'sequence':
    case 'choice':
      return node.parts.reduce((sum, part) => sum + sizeOf(part), 1)
    case 'look':
      return sizeOf(node.part) + 1
    case 'repeat': {
      const copies = node.most === Infinity ? node.least + 1 : node.most
      return copies * (sizeOf(node.part) + 1)
    }
  }
}

/** Makes what `searchPattern` runs. @param node of no more than `MOST_STATES` */
export function linkPattern(node: PatternNode, flags: string): PatternProgram {
  const states: PatternState[] = [{ kind: 'done' }]
  const tests = new Map<string, CharacterTest>()
  const add = (state: PatternState): number => states.push(state) - 1

  function testOf(source: string): CharacterTest {
    const test = tests.get(source) ?? oneCharacter(source, flags)
    tests.set(source, test)
    return test
  }

  /** @returns the state that stands for the part, before the state `next` */
  function link(part: PatternNode, next: number): number {
    switch (part.kind) {
      case 'one':
        return add({ kind: 'one', test: testOf(part.source), next })
      case 'edge':
        return add({ kind: 'edge', at: part.at, next })
      case 'sequence':
        return part.parts.reduceRight((after, inner) => link(inner, after), next)
      case 'choice':
        return add({ kind: 'fork', next: part.parts.map((inner) => link(inner, next)) })
      case 'look': {
        const { isAhead, isWanted } = part
        const program = linkPattern(part.part, flags)
        return add({ kind: 'look', program, isAhead, isWanted, next })
      }
      case 'repeat':
        return linkRepeat(part, next)
    }
  }

  function linkRepeat(part: PatternNode & { kind: 'repeat' }, next: number): number {
    let entry = next
    if (part.most === Infinity) {
      entry = add({ kind: 'fork', next: [next] })
      states[entry] = { kind: 'fork', next: [link(part.part, entry), next] }
    } else {
      for (let copy = part.least; copy < part.most; copy += 1) {
        entry = add({ kind: 'fork', next: [link(part.part, entry), next] })
      }
    }
    for (let copy = 0; copy < part.least; copy += 1) entry = link(part.part, entry)
    return entry
  }

  return { entry: link(node, 0), states }
}
