import { oneCharacter, type PatternProgram } from './link-pattern.ts'
import type { PatternEdge } from './parse-pattern.ts'

const isWordCharacter = {
  iu: oneCharacter(String.raw`\w`, 'iu'),
  i: oneCharacter(String.raw`\w`, 'i'),
}

/** What a search may still cost, shared by the searches inside it. */
interface Purse {
  steps: number
}

interface SearchInput {
  readonly characters: readonly string[]
  readonly flags: 'iu' | 'i'
  readonly purse: Purse
}

/**
 * Whether an expression matches anywhere in a text. Each state is tried at each place once at most, so
 * no expression takes more than `states × characters` steps, where the browser's own may take a
 * power of two of them; `steps` bounds that too.
 *
 * @param characters the text, as the expression counts characters: code points with the flag `u`
 * @param steps what it may cost
 * @returns null where that was not enough. Never throws.
 */
export function searchPattern(
  program: PatternProgram,
  characters: readonly string[],
  flags: SearchInput['flags'],
  steps: number,
): boolean | null {
  const purse = { steps }
  const isFound = runFrom(program, { characters, flags, purse }, 0, characters.length, null)
  return purse.steps < 0 ? null : isFound
}

/**
 * Tries an expression at each place from `first` to `last`.
 *
 * @param end where it must end; null for anywhere
 */
function runFrom(
  { states, entry }: PatternProgram,
  input: SearchInput,
  first: number,
  last: number,
  end: number | null,
): boolean {
  const { characters, purse } = input
  const width = characters.length + 1
  const seen = new Uint32Array(((states.length * width) >>> 5) + 1)
  purse.steps -= seen.length
  const waiting: number[] = []
  const push = (state: number, place: number) => {
    const trial = state * width + place
    const bit = 1 << (trial & 31)
    const known = seen[trial >>> 5] ?? 0
    if ((known & bit) !== 0) return
    seen[trial >>> 5] = known | bit
    waiting.push(trial)
  }

  for (let start = first; start <= last; start += 1) {
    push(entry, start)
    for (let trial = waiting.pop(); trial !== undefined; trial = waiting.pop()) {
      purse.steps -= 1
      if (purse.steps < 0) return false
      const place = trial % width
      const state = states[(trial - place) / width]
      if (state === undefined) continue
      if (state.kind === 'done') {
        if (end === null || end === place) return true
      } else if (state.kind === 'fork') {
        for (const next of state.next) push(next, place)
      } else if (state.kind === 'one') {
        const character = characters[place]
        if (character !== undefined && state.test(character)) push(state.next, place + 1)
      } else if (state.kind === 'edge') {
        if (isEdge(state.at, input, place)) push(state.next, place)
      } else if (isSeen(state, input, place) === state.isWanted) push(state.next, place)
    }
  }
  return false
}

function isSeen(
  look: { readonly program: PatternProgram; readonly isAhead: boolean },
  input: SearchInput,
  place: number,
): boolean {
  return look.isAhead
    ? runFrom(look.program, input, place, place, null)
    : runFrom(look.program, input, 0, place, place)
}

function isEdge(at: PatternEdge, input: SearchInput, place: number): boolean {
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
