import type { FilterV2Entity } from '@colonnade/domain/entities'
import {
  type FilterDraft,
  keywordsOf,
  toFilterV1Input,
  toFilterV2Input,
} from '@colonnade/domain/filters'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import { createFilterV1, createFilterV2 } from '../endpoints/filters.ts'
import type { CallOptions } from '../http/observer.ts'
import { keywordFilter } from './keyword-filter.ts'

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
