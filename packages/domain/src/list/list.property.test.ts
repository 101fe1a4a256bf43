import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ListModel } from '../testing/list-model.ts'
import type { ServerTraits } from '../testing/model-server.ts'
import { type Action, ACTIONS, type Step } from '../testing/model-steps.ts'

/** How many steps are played in all; `LIST_STEPS` plays more. */
const STEPS = Number(import.meta.env['LIST_STEPS'] ?? 100_000)
/** How long histories are, in turn: short ones say most plainly what is wrong, long ones find it. `LIST_LENGTH` has one. */
const LENGTHS = String(import.meta.env['LIST_LENGTH'] ?? '10,50')
  .split(',')
  .map(Number)
/** Where ids do not sort nothing puts right what came in another order than it was made: such histories stay short. */
const UNSORTED_LENGTH = 10
/** The same histories in each run; `LIST_SEED` draws others. */
const SEED = Number(import.meta.env['LIST_SEED'] ?? 1)

/** Without these little happens, so they are drawn more often. */
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
  // Only Mastodon answers while it still builds a list: its ids sort, and that list accepts everything.
  .map((one) => ({ ...one, isBuilding: one.isBuilding && one.isSorted && !one.isFiltered }))

let played = 0

function play(traits: ServerTraits, steps: readonly Step[]): void {
  const model = new ListModel(traits)
  for (const one of traits.isSorted ? steps : steps.slice(0, UNSORTED_LENGTH)) {
    if (!model.step(one)) continue
    played += 1
    model.check()
  }
  model.rest()
}

describe('reduceList against a model of a server', () => {
  test(
    'loses no row without a gap, whatever order events and answers come in',
    { tags: ['TL-11', 'BY-38'], timeout: 600_000 },
    () => {
      for (let round = 0; played < STEPS; round += 1) {
        const maxLength = LENGTHS[round % LENGTHS.length] ?? 10
        const history = fc.array(step, { minLength: 1, maxLength, size: 'max' })
        const numRuns = Math.ceil(STEPS / LENGTHS.length / maxLength)
        fc.assert(fc.property(server, history, play), { numRuns, seed: SEED + round })
      }
      expect(played).toBeGreaterThanOrEqual(STEPS)
    },
  )
})
