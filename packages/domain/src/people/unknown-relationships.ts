import type { AccountId } from '../entities/ids.ts'

/**
 * Whose relationships are still to be asked for: each once, not the own account's, none that is known.
 *
 * @see ACC-21, NTF-25, SRC-05
 */
export function unknownRelationships(
  ids: Iterable<AccountId>,
  isKnown: (id: AccountId) => boolean,
  me: AccountId,
): readonly AccountId[] {
  return [...new Set(ids)].filter((id) => id !== me && !isKnown(id))
}
