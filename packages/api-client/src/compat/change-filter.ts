import type { FilterV2Entity } from '@colonnade/domain/entities'
import {
  type FilterDraft,
  getRemovedKeywords,
  getKeywords,
  toFilterV1Input,
  toFilterV2Input,
} from '@colonnade/domain/filters'
import { tryInOrder } from '../capabilities/try-in-order.ts'
import type { ApiClient } from '../client.ts'
import {
  createFilterV1,
  createFilterV2,
  deleteFilterV1,
  deleteFilterV2,
  updateFilterV1,
  updateFilterV2,
} from '../endpoints/filters.ts'
import type { RequestOptions } from '../http/request-observer.ts'
import { toFilterV2 } from './read-filters.ts'

/**
 * Creates a filter. Old servers support single keywords only, so each keyword becomes a filter.
 *
 * @returns the created filters
 * @throws ApiError; on an old server the keywords before the refused one have been created as filters
 * @see BY-10
 */
export function createFilter(
  api: ApiClient,
  draft: FilterDraft,
  options: RequestOptions = {},
): Promise<readonly FilterV2Entity[]> {
  return tryInOrder(options, [
    async (given) => [await api.request(createFilterV2, toFilterV2Input(draft), given)],
    async (given) => {
      const made: FilterV2Entity[] = []
      for (const keyword of getKeywords(draft)) {
        const input = toFilterV1Input(draft, keyword)
        made.push(toFilterV2(await api.request(createFilterV1, input, given)))
      }
      return made
    },
  ])
}

interface FilterChange {
  /** The current state on the server. */
  readonly before: FilterV2Entity
  readonly draft: FilterDraft
}

/**
 * Updates a filter: its properties, and its keywords to those of the draft.
 *
 * @returns the updated filter; on an old server one filter per keyword
 * @throws ApiError
 * @see BY-10
 */
export function updateFilter(
  api: ApiClient,
  { before, draft }: FilterChange,
  options: RequestOptions = {},
): Promise<readonly FilterV2Entity[]> {
  return tryInOrder(options, [
    async (given) => {
      const input = { id: before.id, ...toFilterV2Input(draft, before.keywords) }
      return [await api.request(updateFilterV2, input, given)]
    },
    async (given) => {
      const changed: FilterV2Entity[] = []
      const keywords = getKeywords(draft)
      for (const keyword of keywords) {
        const input = toFilterV1Input(draft, keyword)
        const { id } = keyword
        const filter = await (id === null
          ? api.request(createFilterV1, input, given)
          : api.request(updateFilterV1, { id, ...input }, given))
        changed.push(toFilterV2(filter))
      }
      for (const id of getRemovedKeywords(before.keywords, keywords)) {
        await api.request(deleteFilterV1, { id }, given)
      }
      return changed
    },
  ])
}

/** Deletes a filter with all its keywords. @throws ApiError @see BY-10 */
export function deleteFilter(
  api: ApiClient,
  { id, keywords }: FilterV2Entity,
  options: RequestOptions = {},
): Promise<void> {
  return tryInOrder<void>(options, [
    (given) => api.request(deleteFilterV2, { id }, given),
    async (given) => {
      for (const { id: keyword } of keywords) {
        if (keyword !== null) await api.request(deleteFilterV1, { id: keyword }, given)
      }
    },
  ])
}
