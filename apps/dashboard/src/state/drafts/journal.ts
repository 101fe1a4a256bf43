import { type KeptDraft, readKeptDraft } from '@colonnade/domain/drafts'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { Session } from '../session.ts'

/** Not with the account's own things: a session that is over takes no draft with it. */
const PREFIX = 'colonnade/drafts/'

const GONE = 'published'

/**
 * Writes a draft's words at once into the browser's plain storage: while a page goes away, and where
 * the room for drafts is full. @returns false where that is full too
 */
export function journalDraft({ platform }: Session, record: KeptDraft): boolean {
  return platform.storage.write(PREFIX + record.id, JSON.stringify(record))
}

/** Notes at once that a draft has become a post or was deleted, so that it never comes back. */
export function journalGone({ platform }: Session, id: string): void {
  platform.storage.write(PREFIX + id, GONE)
}

/** The room for drafts has it. */
export function forgetJournal({ platform }: Session, id: string): void {
  platform.storage.remove(PREFIX + id)
}

/** The room has no more of it; what was written here since stays. */
export function forgetGone({ platform }: Session, id: string): void {
  if (platform.storage.read(PREFIX + id) === GONE) platform.storage.remove(PREFIX + id)
}

/** What waits here of a draft; null for nothing. */
export function journaledDraft({ platform, key }: Session, id: string): KeptDraft | null {
  const kept = readKeptDraft(parsedJson(platform.storage.read(PREFIX + id)))
  return kept?.account === key ? kept : null
}

interface Journal {
  readonly drafts: readonly KeptDraft[]
  /** The names of those that became posts or were deleted. */
  readonly gone: readonly string[]
}

/** What was written last, and did not reach the room for drafts. */
export function readJournal({ platform, key }: Session): Journal {
  const names = platform.storage.keys().filter((name) => name.startsWith(PREFIX))
  const entries = names.map((name) => [name.slice(PREFIX.length), platform.storage.read(name)])
  return {
    drafts: entries
      .flatMap(([, text]) => readKeptDraft(parsedJson(text ?? null)) ?? [])
      .filter(({ account }) => account === key),
    gone: entries.flatMap(([id, text]) => (text === GONE && id ? [id] : [])),
  }
}

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
