import type { Draft } from './draft.ts'

/** Opens or closes the content warning field, empty either way; media behind a warning are sensitive. @see CMP-17 */
export function toggleWarning(draft: Draft): Draft {
  const spoiler = !draft.spoiler
  const sensitive = draft.sensitive || (spoiler && draft.mediaIds.length > 0)
  return { ...draft, spoiler, spoilerText: '', sensitive }
}
