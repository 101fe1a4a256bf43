import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { createFilter, updateFilter } from '@colonnade/api-client/compat'
import type { FilterV2Entity } from '@colonnade/domain/entities'
import { type FilterDraft, getKeywords } from '@colonnade/domain/filters'
import { checkResponse } from '../check-responses/check-response.ts'
import type { Session } from '../session.ts'
import { ownFilterAtoms, serverFiltersAtom } from './apply-filters.ts'
import { fetchFiltersAtom, storeFilterAtom } from './fetch-filters.ts'

/** The part of a filter that was not saved, and the error. */
export interface UnsavedFilter {
  readonly error: ApiError
  /** The rest to save. */
  readonly draft: FilterDraft
}

/**
 * Creates the filter of a draft, or updates it. It applies in every column as soon as the server has it.
 *
 * @returns null once all of it is saved. Never rejects when the server refuses. That shows no alert, because the form
 *   shows it.
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
      for (const part of splitDraft(session, draft)) {
        const became = await sendFilter(session, before, part)
        set(storeFilterAtom, session, before?.id ?? null, became)
        checkResponse(session, { of: 'filter', requested: part, received: became })
        rest = { ...rest, keywords: rest.keywords.filter((one) => !part.keywords.includes(one)) }
      }
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { error, draft: rest }
    }
  },
)

/** An old server creates one filter per keyword. If it refuses one, the others must not be created twice. */
function splitDraft(session: Session, draft: FilterDraft): readonly FilterDraft[] {
  const isWhole = session.api.capabilities.getSupport('filtersV2') !== 'no' || draft.id !== null
  if (isWhole) return [draft]
  const sentKeywords = new Set(getKeywords(draft).map(({ keyword }) => keyword))
  return draft.keywords
    .filter(({ keyword }) => sentKeywords.has(keyword.trim()))
    .map((keyword) => ({ ...draft, keywords: [keyword] }))
}

function sendFilter(
  { api }: Session,
  before: FilterV2Entity | undefined,
  draft: FilterDraft,
): Promise<readonly FilterV2Entity[]> {
  const options = { skipAlert: true }
  return before === undefined
    ? createFilter(api, draft, options)
    : updateFilter(api, { before, draft }, options)
}
