export {
  findMergedGap,
  type MergedGap,
  type MergedList,
  type MergedRow,
  mergeSources,
  type SourceList,
} from './merge-sources.ts'
