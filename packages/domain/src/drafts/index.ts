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
