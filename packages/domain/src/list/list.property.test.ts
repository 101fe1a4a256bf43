import { env } from 'node:process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ListModel } from '../testing/list-model.ts'
import type { ServerTraits } from '../testing/model-server.ts'
import { ACTIONS, type Step } from '../testing/model-steps.ts'

/** How many steps are played in all; `LIST_STEPS` plays more. */
const STEPS = Number(env['LIST_STEPS'] ?? 100_000)
const LENGTH = 50
const SEED = env['LIST_SEED']

const step: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom(...ACTIONS), fc.nat(100))

const server: fc.Arbitrary<ServerTraits> = fc
  .record({
    isSorted: fc.boolean(),
    most: fc.constantFrom(40, 40, 30, 20),
    ignoresMinId: fc.boolean(),
    isBuilding: fc.constantFrom(false, false, false, true),
  })
  // Only Mastodon answers while it still builds a list, and its ids sort.
  .map((one) => ({ ...one, isBuilding: one.isBuilding && one.isSorted }))

let played = 0

function play(traits: ServerTraits, steps: readonly Step[]): void {
  const model = new ListModel(traits)
  for (const one of steps) {
    if (!model.step(one)) continue
    played += 1
    model.check()
  }
  model.rest()
}

describe('reduceList against a model of a server', () => {
  test('loses no row without a gap, whatever order events and answers come in [TL-11, BY-38]', () => {
    const history = fc.array(step, { minLength: 1, maxLength: LENGTH })
    const options = {
      numRuns: Math.ceil(STEPS / LENGTH),
      ...(SEED !== undefined && { seed: Number(SEED) }),
    }
    while (played < STEPS) fc.assert(fc.property(server, history, play), options)
    expect(played).toBeGreaterThanOrEqual(STEPS)
  }, 600_000)
})
