import type { RegexAssertion } from './parse-regex.ts'
import { createCharacterTest, type RegexProgram } from './regex-program.ts'

const isWordCharacter = {
  iu: createCharacterTest(String.raw`\w`, 'iu'),
  i: createCharacterTest(String.raw`\w`, 'i'),
}

/** The remaining steps of a search, shared with the searches of its lookarounds. */
interface StepBudget {
  steps: number
}

interface SearchInput {
  readonly characters: readonly string[]
  readonly flags: 'iu' | 'i'
  readonly budget: StepBudget
}

/**
 * Whether a regex matches anywhere in a text. Each state is tried at most once at each position, so no regex takes
 * more than `states × characters` steps, where the browser's engine may take exponential time. `steps` limits that
 * further.
 *
 * @param characters the text in the unit of the regex: code points with the `u` flag
 * @param steps maximum number of steps
 * @returns null if the steps are used up. Never throws.
 */
export function runRegex(
  program: RegexProgram,
  characters: readonly string[],
  flags: SearchInput['flags'],
  steps: number,
): boolean | null {
  const budget = { steps }
  const isFound = runFrom(program, { characters, flags, budget }, 0, characters.length, null)
  return budget.steps < 0 ? null : isFound
}

/**
 * Runs a program at each position from `first` to `last`.
 *
 * @param end position where the match must end; null for any
 */
function runFrom(
  { states, entry }: RegexProgram,
  input: SearchInput,
  first: number,
  last: number,
  end: number | null,
): boolean {
  const { characters, budget } = input
  const width = characters.length + 1
  const visited = new Uint32Array(((states.length * width) >>> 5) + 1)
  budget.steps -= visited.length
  const waiting: number[] = []
  const push = (state: number, place: number) => {
    const stateIndex = state * width + place
    const bit = 1 << (stateIndex & 31)
    const known = visited[stateIndex >>> 5] ?? 0
    if ((known & bit) !== 0) return
    visited[stateIndex >>> 5] = known | bit
    waiting.push(stateIndex)
  }

  for (let start = first; start <= last; start += 1) {
    push(entry, start)
    for (let stateIndex = waiting.pop(); stateIndex !== undefined; stateIndex = waiting.pop()) {
      budget.steps -= 1
      if (budget.steps < 0) return false
      const place = stateIndex % width
      const state = states[(stateIndex - place) / width]
      if (state === undefined) continue
      if (state.kind === 'done') {
        if (end === null || end === place) return true
      } else if (state.kind === 'fork') {
        for (const next of state.next) push(next, place)
      } else if (state.kind === 'one') {
        const character = characters[place]
        if (character !== undefined && state.test(character)) push(state.next, place + 1)
      } else if (state.kind === 'edge') {
        if (testAssertion(state.at, input, place)) push(state.next, place)
      } else if (testLookaround(state, input, place) === state.isWanted) push(state.next, place)
    }
  }
  return false
}

function testLookaround(
  look: { readonly program: RegexProgram; readonly isAhead: boolean },
  input: SearchInput,
  place: number,
): boolean {
  return look.isAhead
    ? runFrom(look.program, input, place, place, null)
    : runFrom(look.program, input, 0, place, place)
}

function testAssertion(at: RegexAssertion, input: SearchInput, place: number): boolean {
  const { characters } = input
  if (at === 'start') return place === 0
  if (at === 'end') return place === characters.length
  const isWord = isWordCharacter[input.flags]
  const before = characters[place - 1]
  const after = characters[place]
  const isBoundary =
    (before !== undefined && isWord(before)) !== (after !== undefined && isWord(after))
  return isBoundary === (at === 'word')
}
