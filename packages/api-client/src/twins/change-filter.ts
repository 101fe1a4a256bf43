import type { FilterV2Entity } from '@colonnade/domain/entities'
import {
  type FilterDraft,
  goneKeywords,
  keywordsOf,
  toFilterV1Input,
  toFilterV2Input,
} from '@colonnade/domain/filters'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import {
  createFilterV1,
  createFilterV2,
  deleteFilterV1,
  deleteFilterV2,
  updateFilterV1,
  updateFilterV2,
} from '../endpoints/filters.ts'
import type { CallOptions } from '../http/observer.ts'
import { keywordFilter } from './read-filters.ts'

/**
 * Makes a filter. Old servers know single keywords only: there each becomes a filter.
 *
 * @returns what it became
 * @throws ApiError; on an old server the keywords before the refused one are filters already
 * @see BY-10
 */
export function createFilter(
  api: ApiClient,
  draft: FilterDraft,
  options: CallOptions = {},
): Promise<readonly FilterV2Entity[]> {
  return firstSupported(options, [
    async (given) => [await api.call(createFilterV2, toFilterV2Input(draft), given)],
    async (given) => {
      const made: FilterV2Entity[] = []
      for (const keyword of keywordsOf(draft)) {
        const input = toFilterV1Input(draft, keyword)
        made.push(keywordFilter(await api.call(createFilterV1, input, given)))
      }
      return made
    },
  ])
}

interface FilterChange {
  /** As the server has it. */
  readonly before: FilterV2Entity
  readonly draft: FilterDraft
}

/**
 * Changes a filter: its traits, and its keywords to those of the draft.
 *
 * @returns what it became; on an old server one filter for each keyword
 * @throws ApiError
 * @see BY-10
 */
export function updateFilter(
  api: ApiClient,
  { before, draft }: FilterChange,
  options: CallOptions = {},
): Promise<readonly FilterV2Entity[]> {
  return firstSupported(options, [
    async (given) => {
      const input = { id: before.id, ...toFilterV2Input(draft, before.keywords) }
      return [await api.call(updateFilterV2, input, given)]
    },
    async (given) => {
      const changed: FilterV2Entity[] = []
      const keywords = keywordsOf(draft)
      for (const keyword of keywords) {
        const input = toFilterV1Input(draft, keyword)
        const { id } = keyword
        const filter = await (id === null
          ? api.call(createFilterV1, input, given)
          : api.call(updateFilterV1, { id, ...input }, given))
        changed.push(keywordFilter(filter))
      }
      for (const id of goneKeywords(before.keywords, keywords)) {
        await api.call(deleteFilterV1, { id }, given)
      }
      return changed
    },
  ])
}

/** Deletes a filter with all its keywords. @throws ApiError @see BY-10 */
export function deleteFilter(
  api: ApiClient,
  { id, keywords }: FilterV2Entity,
  options: CallOptions = {},
): Promise<void> {
  return firstSupported<void>(options, [
    (given) => api.call(deleteFilterV2, { id }, given),
    async (given) => {
      for (const { id: keyword } of keywords) {
        if (keyword !== null) await api.call(deleteFilterV1, { id: keyword }, given)
      }
    },
  ])
}
