export { sampleAccount, samplePoll, sampleStatus } from './samples.ts'
