/** What a build is of. */
export interface BuiltProgram {
  readonly version: string
  /** The beginning of the commit's name; null for sources without a history. */
  readonly commit: string | null
}

/** Written by the build (`vite.config.ts`). */
declare const BUILT_PROGRAM: BuiltProgram

/** Null for sources that were not built: in their tests. */
export const builtProgram: BuiltProgram | null =
  typeof BUILT_PROGRAM === 'undefined' ? null : BUILT_PROGRAM
