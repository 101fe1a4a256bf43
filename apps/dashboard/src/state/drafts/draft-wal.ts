import { type KeptDraft, readKeptDraft } from '@colonnade/domain/drafts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import type { Session } from '../session.ts'

/** Not among the keys of the account, so that the drafts are kept when the session ends. */
const WAL_PREFIX = 'colonnade/drafts/'

const REMOVED_MARK = 'published'

/**
 * Writes a draft's text synchronously to localStorage: while the page is closing, and when the draft store is full.
 * @returns false when localStorage is full too
 */
export function writeDraftToWal({ platform }: Session, record: KeptDraft): boolean {
  return platform.storage.write(WAL_PREFIX + record.id, JSON.stringify(record))
}

/** Marks synchronously that a draft was published or deleted, so that it is not restored. */
export function markRemovedInWal({ platform }: Session, id: string): void {
  platform.storage.write(WAL_PREFIX + id, REMOVED_MARK)
}

/** Removes a draft from the write-ahead log after the draft store has written it. */
export function removeFromWal({ platform }: Session, id: string): void {
  platform.storage.remove(WAL_PREFIX + id)
}

/**
 * Removes the mark of a removed draft after the draft store has removed it. A newer version that was written here is
 * kept.
 */
export function clearRemovedMark({ platform }: Session, id: string): void {
  if (platform.storage.read(WAL_PREFIX + id) === REMOVED_MARK)
    platform.storage.remove(WAL_PREFIX + id)
}

/** Reads a draft from the write-ahead log; null for none. */
export function readDraftFromWal({ platform, key }: Session, id: string): KeptDraft | null {
  const kept = readKeptDraft(parseJsonOrNull(platform.storage.read(WAL_PREFIX + id)))
  return kept?.account === key ? kept : null
}

interface DraftWal {
  readonly drafts: readonly KeptDraft[]
  /** The IDs of drafts that were published or deleted. */
  readonly removed: readonly string[]
}

/** Reads the drafts and marks that have not reached the draft store. */
export function readWal({ platform, key }: Session): DraftWal {
  const names = platform.storage.keys().filter((name) => name.startsWith(WAL_PREFIX))
  const entries = names.map((name) => [name.slice(WAL_PREFIX.length), platform.storage.read(name)])
  return {
    drafts: entries
      .flatMap(([, text]) => readKeptDraft(parseJsonOrNull(text ?? null)) ?? [])
      .filter(({ account }) => account === key),
    removed: entries.flatMap(([id, text]) => (text === REMOVED_MARK && id ? [id] : [])),
  }
}

/** Returns the newer revision of a draft: from the draft store or from the write-ahead log. */
export function getNewerRevision(
  stored: KeptDraft | null,
  logged: KeptDraft | null,
): KeptDraft | null {
  if (stored === null || logged === null) return stored ?? logged
  return stored.revision < logged.revision ? logged : stored
}

/** Merges the drafts of both sources by ID and keeps the newer revision of each. */
export function mergeNewerRevisions(
  stored: readonly KeptDraft[],
  logged: readonly KeptDraft[],
): readonly KeptDraft[] {
  const drafts = new Map(stored.map((draft) => [draft.id, draft]))
  for (const draft of logged) {
    drafts.set(draft.id, getNewerRevision(drafts.get(draft.id) ?? null, draft) ?? draft)
  }
  return [...drafts.values()]
}
