import fc from 'fast-check'

/** How many inputs each test draws; `FUZZ_RUNS` draws more. */
const RUNS = Number(import.meta.env['FUZZ_RUNS'] ?? 500)
/** The same inputs in each run; `FUZZ_SEED` draws others. A failure says its seed and the smallest input that it found. */
const SEED = Number(import.meta.env['FUZZ_SEED'] ?? 1)

/**
 * Holds what is drawn against a rule: nothing that it is given may make it throw, or find faults.
 *
 * @param faultsOf what is wrong with an input, in words; none where all is well
 */
export function fuzz<Input>(
  input: fc.Arbitrary<Input>,
  faultsOf: (input: Input) => readonly unknown[],
): void {
  const property = fc.property(input, (drawn) => {
    const faults = faultsOf(drawn)
    if (faults.length > 0) throw new Error(faults.map(String).join('; '))
  })
  fc.assert(property, { numRuns: RUNS, seed: SEED })
}

/** The names of the rules that do not hold. */
export const broken = (rules: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.keys(rules).filter((name) => rules[name] === false)
