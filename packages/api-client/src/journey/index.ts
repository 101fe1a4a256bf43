export type { Verdict } from './step.ts'
export { type Finding, type Walk, walkServer } from './walk-server.ts'
