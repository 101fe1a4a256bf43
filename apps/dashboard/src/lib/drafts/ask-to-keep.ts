import type { KeyValueStorage } from '../storage.ts'

const ASKED = 'colonnade/asked-to-keep'

/**
 * Asks the browser once, ever, not to throw away what it keeps for this page when its disk fills up. It decides by
 * itself, or asks; whatever it says, nothing else changes. Never rejects.
 *
 * @param keeper absent where the page is not served securely
 * @see https://developer.mozilla.org/docs/Web/API/StorageManager/persist
 */
export async function askToKeep(
  keeper: Pick<StorageManager, 'persist' | 'persisted'> | undefined,
  notes: KeyValueStorage,
): Promise<void> {
  if (keeper === undefined || notes.read(ASKED) !== null) return
  notes.write(ASKED, 'yes')
  try {
    if (!(await keeper.persisted())) await keeper.persist()
  } catch {
    // Drafts are kept all the same, as long as there is room.
  }
}
