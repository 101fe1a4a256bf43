import type { KeptDraft } from './kept-draft.ts'

/**
 * Whether a page may write a draft over what is kept under the same id: what another page wrote last
 * stays, and the draft goes elsewhere. Never throws.
 *
 * @param kept null where nothing is kept
 * @see BY-32
 */
export function mayWriteOver(
  kept: Pick<KeptDraft, 'writer'> | null,
  { writer }: Pick<KeptDraft, 'writer'>,
): boolean {
  return kept === null || kept.writer === writer
}
