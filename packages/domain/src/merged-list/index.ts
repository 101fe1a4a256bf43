export {
  findMergedGap,
  type MergedList,
  type MergedRow,
  mergeSources,
  type SourceList,
} from './merge-sources.ts'
