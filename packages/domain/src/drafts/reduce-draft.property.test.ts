import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDraftModel, type DraftStepName } from '../testing/draft-model.ts'

interface Step {
  readonly name: DraftStepName
  readonly pick: number
  readonly flag: boolean
}

const often = ['type', 'timer', 'land', 'answer', 'finish'] as const
const seldom = [
  'empty',
  'putAside',
  'noteLate',
  'refuse',
  'keepFiles',
  'refuseFiles',
  'hurry',
  'takeThere',
  'writeThere',
  'open',
  'publish',
  'discard',
] as const

const step = fc.record<Step>({
  name: fc.oneof(
    fc.constantFrom<DraftStepName>(...often),
    fc.constantFrom<DraftStepName>(...seldom),
  ),
  pick: fc.nat(20),
  flag: fc.boolean(),
})

/** Runs the steps. Throws if an invariant is broken. */
function runSteps(steps: readonly Step[], isWalFull: boolean): void {
  const model = createDraftModel(isWalFull)
  for (const { name, pick, flag } of steps) {
    model.steps[name](pick, flag)
    model.check()
  }
  model.settle()
}

test(
  'loses and overwrites no text, writes one at a time, and reports only stored drafts as stored',
  { tags: ['BY-03', 'BY-32'] },
  () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 60, size: 'max' }),
        fc.boolean(),
        (steps, isWalFull) => {
          expect(() => runSteps(steps, isWalFull)).not.toThrow()
        },
      ),
      { numRuns: 4_000 },
    )
  },
)
