import { measureRules } from '../rules/measure-rules.mjs'

/** The only ones with budgets that must be kept: they say how much slower the machine is just now. */
export const rules = {
  name: 'rules',
  about: 'the hot rules without a browser, as on an idle laptop',
  runs: 1,
  figures: {},
  async measure() {
    const { figures, tooSlow } = await measureRules()
    return { notes: figures, failures: tooSlow }
  },
}
