import type { DraftRoom } from './draft-room.ts'

/** Opens the room for drafts, whose code travels with the composer. Rejects where that does not arrive. */
export async function loadDraftRoom(): Promise<DraftRoom> {
  const { browserDraftRoom } = await import('./browser-draft-room.ts')
  return browserDraftRoom()
}
