export { isWorthKeeping } from './is-worth-keeping.ts'
export {
  draftExcerpt,
  draftsToOpen,
  type KeptDescription,
  type KeptDraft,
  type KeptFile,
  mayWriteOver,
} from './kept-draft.ts'
export { readKeptDraft } from './read-kept-draft.ts'
