import fc from 'fast-check'

/** Number of generated inputs for each test. `FUZZ_RUNS` overrides it. */
const RUNS = Number(import.meta.env['FUZZ_RUNS'] ?? 500)
/**
 * The same inputs in each run; `FUZZ_SEED` overrides it. A failure reports its seed and the smallest failing input.
 */
const SEED = Number(import.meta.env['FUZZ_SEED'] ?? 1)

/**
 * Checks a rule with generated inputs. The rule must not throw and must not return faults.
 *
 * @param findFaults returns descriptions of the faults of an input; empty for none
 */
export function fuzz<Input>(
  input: fc.Arbitrary<Input>,
  findFaults: (input: Input) => readonly unknown[],
): void {
  const property = fc.property(input, (value) => {
    const faults = findFaults(value)
    if (faults.length > 0) throw new Error(faults.map(String).join('; '))
  })
  fc.assert(property, { numRuns: RUNS, seed: SEED })
}

/** Returns the names of the broken rules. */
export const getBrokenRules = (rules: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.keys(rules).filter((name) => rules[name] === false)
