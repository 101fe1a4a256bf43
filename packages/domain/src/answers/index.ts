export {
  compareFilter,
  compareList,
  compareRelationship,
  compareStatus,
  type AskedStatus,
  type Difference,
} from './compare-answer.ts'
