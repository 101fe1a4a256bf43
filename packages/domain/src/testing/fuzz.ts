import fc from 'fast-check'

/** How many inputs each test draws; `FUZZ_RUNS` draws more. */
const RUNS = Number(import.meta.env['FUZZ_RUNS'] ?? 500)
/** The same inputs in each run; `FUZZ_SEED` draws others. A failure says its seed and the smallest input that it found. */
const SEED = Number(import.meta.env['FUZZ_SEED'] ?? 1)

/** Holds what is drawn against a rule. */
export function fuzz<Input>(
  input: fc.Arbitrary<Input>,
  check: (input: Input) => void,
  { share = 1 }: { readonly share?: number } = {},
): void {
  fc.assert(fc.property(input, check), { numRuns: Math.ceil(RUNS * share), seed: SEED })
}
