import type { KeptDraft } from '@colonnade/domain/drafts'

/** Of what the room and the journal have of a draft, what was written last. */
export function laterOf(room: KeptDraft | null, journal: KeptDraft | null): KeptDraft | null {
  if (room === null || journal === null) return room ?? journal
  return room.revision < journal.revision ? journal : room
}

/** The same of all drafts: each once. */
export function laterOfEach(
  room: readonly KeptDraft[],
  journal: readonly KeptDraft[],
): readonly KeptDraft[] {
  const drafts = new Map(room.map((draft) => [draft.id, draft]))
  for (const draft of journal) {
    drafts.set(draft.id, laterOf(drafts.get(draft.id) ?? null, draft) ?? draft)
  }
  return [...drafts.values()]
}
