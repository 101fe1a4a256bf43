export {
  compareFilter,
  compareList,
  compareRelationship,
  compareStatus,
  type RequestedStatus,
  type Difference,
} from './compare-response.ts'
