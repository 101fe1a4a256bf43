import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { createFilter, updateFilter } from '@colonnade/api-client/twins'
import type { FilterV2Entity } from '@colonnade/domain/entities'
import { type FilterDraft, keywordsOf } from '@colonnade/domain/filters'
import { compareAnswer } from '../answers/compare-answer.ts'
import type { Session } from '../session.ts'
import { fetchFiltersAtom, keepFilterAtom } from './filters.ts'
import { ownFilterAtoms, serverFiltersAtom } from './own-filters.ts'

/** What was not saved, and why. */
export interface UnsavedFilter {
  readonly error: ApiError
  /** What is left to save. */
  readonly draft: FilterDraft
}

/**
 * Makes the filter of a draft, or changes it; it holds in every column as soon as the server has it.
 *
 * @returns null once all of it is saved. Never rejects for a refusal, which raises no alert: the form tells it.
 * @see BY-10, OVR-07
 */
export const saveFilterAtom = atom(
  null,
  async (get, set, session: Session, draft: FilterDraft): Promise<UnsavedFilter | null> => {
    const before = draft.id === null ? undefined : get(ownFilterAtoms(session)(draft.id))
    let rest = draft
    const { filters, isRecalled } = get(serverFiltersAtom(session))
    if (filters === null || isRecalled === true) await set(fetchFiltersAtom, session)
    try {
      for (const part of partsOf(session, draft)) {
        const became = await saved(session, before, part)
        set(keepFilterAtom, session, before?.id ?? null, became)
        compareAnswer(session, { of: 'filter', asked: part, answer: became })
        rest = { ...rest, keywords: rest.keywords.filter((one) => !part.keywords.includes(one)) }
      }
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { error, draft: rest }
    }
  },
)

/** An old server makes a filter of every keyword: one that it refuses must not make the others twice. */
function partsOf(session: Session, draft: FilterDraft): readonly FilterDraft[] {
  const isWhole = session.api.capabilities.of('filtersV2') !== 'no' || draft.id !== null
  if (isWhole) return [draft]
  const told = new Set(keywordsOf(draft).map(({ keyword }) => keyword))
  return draft.keywords
    .filter(({ keyword }) => told.has(keyword.trim()))
    .map((keyword) => ({ ...draft, keywords: [keyword] }))
}

function saved(
  { api }: Session,
  before: FilterV2Entity | undefined,
  draft: FilterDraft,
): Promise<readonly FilterV2Entity[]> {
  const options = { skipAlert: true }
  return before === undefined
    ? createFilter(api, draft, options)
    : updateFilter(api, { before, draft }, options)
}
