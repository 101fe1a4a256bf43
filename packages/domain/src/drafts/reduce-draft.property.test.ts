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

/** Throws where a promise is broken. */
function play(steps: readonly Step[], isJournalFull: boolean): void {
  const model = createDraftModel(isJournalFull)
  for (const { name, pick, flag } of steps) {
    model.steps[name](pick, flag)
    model.check()
  }
  model.settle()
}

test(
  'no text is lost, none is written twice at once or over another tab’s, and what is said to be kept is',
  { tags: ['BY-03', 'BY-32'] },
  () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 60, size: 'max' }),
        fc.boolean(),
        (steps, isJournalFull) => {
          expect(() => play(steps, isJournalFull)).not.toThrow()
        },
      ),
      { numRuns: 4_000 },
    )
  },
)
