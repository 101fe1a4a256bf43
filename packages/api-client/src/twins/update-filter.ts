import type { FilterV2Entity } from '@colonnade/domain/entities'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import {
  createFilterV1,
  deleteFilterV1,
  updateFilterV1,
  updateFilterV2,
} from '../endpoints/filters.ts'
import type { CallOptions } from '../http/observer.ts'
import { goneKeywords, toV1Input, toV2Input, type FilterDraft } from './filter-draft.ts'
import { keywordFilter } from './keyword-filter.ts'

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
      const input = { id: before.id, ...toV2Input(draft, before) }
      return [await api.call(updateFilterV2, input, given)]
    },
    async (given) => {
      const changed: FilterV2Entity[] = []
      for (const keyword of draft.keywords) {
        const input = toV1Input(draft, keyword)
        const { id } = keyword
        const filter = await (id === null
          ? api.call(createFilterV1, input, given)
          : api.call(updateFilterV1, { id, ...input }, given))
        changed.push(keywordFilter(filter))
      }
      for (const id of goneKeywords(draft, before)) await api.call(deleteFilterV1, { id }, given)
      return changed
    },
  ])
}
