import type { RegexAssertion, RegexNode } from './parse-regex.ts'

/** Maximum number of cached test results for characters outside of ASCII: more than a dashboard shows in a day. */
const MAX_CACHED_CHARACTERS = 4_096
const ASCII = 128

/** Whether a character belongs to a class. @param character one character in the unit of the regex */
type CharacterTest = (character: string) => boolean

/**
 * Creates a test for one character. The browser's regex is run once per character, then the result is cached.
 *
 * @param source `a`, `.`, `[a-z]`, `\p{L}`: a regex that matches one character
 * @param flags `iu` or `i`
 */
export function createCharacterTest(source: string, flags: string): CharacterTest {
  const expression = new RegExp(`^(?:${escapeBracket(source)})$`, flags)
  const ascii = new Int8Array(ASCII)
  const others = new Map<string, boolean>()

  function testCharacter(character: string): boolean {
    const known = others.get(character)
    if (known !== undefined) return known
    if (others.size >= MAX_CACHED_CHARACTERS) others.clear()
    const isOne = expression.test(character)
    others.set(character, isOne)
    return isOne
  }

  return (character) => {
    const code = character.codePointAt(0) ?? 0
    if (code >= ASCII) return testCharacter(character)
    if (ascii[code] === 0) ascii[code] = expression.test(character) ? 1 : -1
    return ascii[code] === 1
  }
}

/** Escapes single brackets and braces, which syntax without the `u` flag accepts as literals. */
const escapeBracket = (source: string): string => (/^[\]{}]$/.test(source) ? `\\${source}` : source)

/** Maximum number of states of a regex: several hundred words with suffixes. */
export const MAX_STATES = 4_000

/** One instruction at one position of a text, and the number of the next state. */
export type RegexState =
  | { readonly kind: 'one'; readonly test: CharacterTest; readonly next: number }
  | { readonly kind: 'edge'; readonly at: RegexAssertion; readonly next: number }
  | { readonly kind: 'fork'; readonly next: readonly number[] }
  | {
      readonly kind: 'look'
      readonly program: RegexProgram
      readonly isAhead: boolean
      readonly isWanted: boolean
      readonly next: number
    }
  | { readonly kind: 'done' }

export interface RegexProgram {
  readonly states: readonly RegexState[]
  readonly entry: number
}

/** Counts the states of a node. Counted repetitions are expanded. */
export function countStates(node: RegexNode): number {
  switch (node.kind) {
    case 'one':
    case 'edge':
      return 1
    case 'sequence':
    case 'choice':
      return node.parts.reduce((sum, part) => sum + countStates(part), 1)
    case 'look':
      return countStates(node.part) + 1
    case 'repeat': {
      const copies = node.most === Infinity ? node.least + 1 : node.most
      return copies * (countStates(node.part) + 1)
    }
  }
}

/** Creates the program that `runRegex` runs. @param node with at most `MAX_STATES` states */
export function createRegexProgram(node: RegexNode, flags: string): RegexProgram {
  const states: RegexState[] = [{ kind: 'done' }]
  const tests = new Map<string, CharacterTest>()
  const add = (state: RegexState): number => states.push(state) - 1

  function getTest(source: string): CharacterTest {
    const testCharacter = tests.get(source) ?? createCharacterTest(source, flags)
    tests.set(source, testCharacter)
    return testCharacter
  }

  /** Adds the states of a part, followed by the state `next`. @returns the first state of the part */
  function addStates(part: RegexNode, next: number): number {
    switch (part.kind) {
      case 'one':
        return add({ kind: 'one', test: getTest(part.source), next })
      case 'edge':
        return add({ kind: 'edge', at: part.at, next })
      case 'sequence':
        return part.parts.reduceRight((after, inner) => addStates(inner, after), next)
      case 'choice':
        return add({ kind: 'fork', next: part.parts.map((inner) => addStates(inner, next)) })
      case 'look': {
        const { isAhead, isWanted } = part
        const program = createRegexProgram(part.part, flags)
        return add({ kind: 'look', program, isAhead, isWanted, next })
      }
      case 'repeat':
        return addRepeat(part, next)
    }
  }

  function addRepeat(part: RegexNode & { kind: 'repeat' }, next: number): number {
    let entry = next
    if (part.most === Infinity) {
      entry = add({ kind: 'fork', next: [next] })
      states[entry] = { kind: 'fork', next: [addStates(part.part, entry), next] }
    } else {
      for (let copy = part.least; copy < part.most; copy += 1) {
        entry = add({ kind: 'fork', next: [addStates(part.part, entry), next] })
      }
    }
    for (let copy = 0; copy < part.least; copy += 1) entry = addStates(part.part, entry)
    return entry
  }

  return { entry: addStates(node, 0), states }
}
