export { StartError, type StartFailure } from './start-error.ts'
export { type RunningServer, type ServerOptions, startServer } from './start-server.ts'
export type { Delay, Fault } from './test-controls/fault-plan.ts'
export type { PostOptions, TestControls } from './test-controls/test-controls.ts'
