import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ListModel } from '../testing/list-model.ts'
import type { ServerTraits } from '../testing/model-server.ts'
import { type Action, ACTIONS, type Step } from '../testing/model-steps.ts'

/** The total number of steps. Set `LIST_STEPS` to run more. */
const STEPS = Number(import.meta.env['LIST_STEPS'] ?? 100_000)
/**
 * The lengths of the histories, in turn. Failures of short ones are easiest to understand, long ones find more. Set
 * `LIST_LENGTH` for a single length.
 */
const LENGTHS = String(import.meta.env['LIST_LENGTH'] ?? '10,50')
  .split(',')
  .map(Number)
/**
 * The length of histories where ids do not sort. Rows that arrive out of order cannot be corrected there, so these
 * histories are short.
 */
const UNSORTED_LENGTH = 10
/** The same histories are generated in each run. Set `LIST_SEED` for others. */
const SEED = Number(import.meta.env['LIST_SEED'] ?? 1)

/** Histories without these actions change little, so they are generated more often. */
const COMMON: readonly Action[] = [
  'publish',
  'open',
  'deliver all',
  'ask newest',
  'serve',
  'answer',
]

const action = fc.constantFrom(...ACTIONS, ...COMMON, ...COMMON, ...COMMON)
const step: fc.Arbitrary<Step> = fc.tuple(action, fc.nat(100))

const server: fc.Arbitrary<ServerTraits> = fc
  .record({
    isSorted: fc.boolean(),
    most: fc.constantFrom(40, 40, 30, 20),
    ignoresMinId: fc.boolean(),
    isBuilding: fc.constantFrom(false, false, false, true),
    isFiltered: fc.constantFrom(false, false, false, true),
  })
  // Only Mastodon responds while it is still building a list. Its ids sort, and that list accepts every row.
  .map((one) => ({ ...one, isBuilding: one.isBuilding && one.isSorted && !one.isFiltered }))

let played = 0

function runSteps(traits: ServerTraits, steps: readonly Step[]): void {
  const model = new ListModel(traits)
  for (const one of traits.isSorted ? steps : steps.slice(0, UNSORTED_LENGTH)) {
    if (!model.step(one)) continue
    played += 1
    model.check()
  }
  model.settle()
}

describe('reduceList against a model of a server', () => {
  test(
    'loses no row without showing a gap, in any order of events and responses',
    { tags: ['TL-11', 'BY-38'], timeout: 600_000 },
    () => {
      for (let round = 0; played < STEPS; round += 1) {
        const maxLength = LENGTHS[round % LENGTHS.length] ?? 10
        const history = fc.array(step, { minLength: 1, maxLength, size: 'max' })
        const numRuns = Math.ceil(STEPS / LENGTHS.length / maxLength)
        fc.assert(fc.property(server, history, runSteps), { numRuns, seed: SEED + round })
      }
      expect(played).toBeGreaterThanOrEqual(STEPS)
    },
  )
})
