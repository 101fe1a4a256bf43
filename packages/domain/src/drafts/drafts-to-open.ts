import type { KeptDraft } from './kept-draft.ts'

type Candidate = Pick<KeptDraft, 'id' | 'changedAt' | 'isOpen' | 'deletedAt'>

/**
 * Which drafts a composer that comes into being may show, the best first: its own, as the tab remembers
 * it; else those that stood in a composer which went away, the newest first. What was put aside or
 * deleted stays where it is. Never throws.
 *
 * @param own id of the draft that this tab had; null for a new tab
 * @see BY-03, BY-32
 */
export function draftsToOpen<Kept extends Candidate>(
  kept: readonly Kept[],
  own: string | null,
): readonly Kept[] {
  const open = kept.filter(({ isOpen, deletedAt }) => isOpen && deletedAt === null)
  const isOwn = ({ id }: Candidate) => id === own
  return open.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.changedAt - a.changedAt)
}
