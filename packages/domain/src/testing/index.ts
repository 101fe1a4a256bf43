export { rulesOfPhrases } from './rules-of-phrases.ts'
export { sampleAccount, samplePoll, sampleStatus } from './samples.ts'
export { listOfRows, loadPage } from './list-of-rows.ts'
