export type { DraftEffect, DraftEvent, DraftRecord } from './draft-record.ts'
export { hasUnwrittenContent } from './draft-record.ts'
export { isWorthKeeping } from './is-worth-keeping.ts'
export {
  getDraftExcerpt,
  getDraftsToOpen,
  type KeptDescription,
  type KeptDraft,
  type KeptFile,
  canOverwriteDraft,
  readKeptDraft,
} from './kept-draft.ts'
export { reduceDraft } from './reduce-draft.ts'
