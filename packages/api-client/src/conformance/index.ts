export type { Verdict } from './check.ts'
export { type CheckResult, type ConformanceOptions, runChecks } from './run-checks.ts'
