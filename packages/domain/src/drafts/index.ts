export type { DraftEffect, DraftEvent, DraftRecord } from './draft-record.ts'
export { isUnwritten } from './draft-record.ts'
export { isWorthKeeping } from './is-worth-keeping.ts'
export {
  draftExcerpt,
  draftsToOpen,
  type KeptDescription,
  type KeptDraft,
  type KeptFile,
  mayWriteOver,
  readKeptDraft,
} from './kept-draft.ts'
export { reduceDraft } from './reduce-draft.ts'
