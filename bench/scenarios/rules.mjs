import { measureRules } from '../rules/measure-rules.mjs'

/** The only scenario with budgets that fail the command: it corrects for how slow the machine currently is. */
export const rules = {
  name: 'rules',
  about: 'the hot rules without a browser, converted to an idle laptop',
  runs: 1,
  figures: {},
  async measure() {
    const { figures, tooSlow } = await measureRules()
    return { notes: figures, failures: tooSlow }
  },
}
