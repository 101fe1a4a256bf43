export { sampleAccount, sampleStatus } from './samples.ts'
