import type { Id } from './tables.ts'

/** Whose eyes: rows that they may not see do not exist for them. null: nobody is signed in. */
export type Viewer = Id | null
