import type { ListEntity } from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import { type ListChange, updateList } from '../endpoints/lists.ts'
import { ApiError } from '../http/api-error.ts'
import type { RequestOptions } from '../http/request-observer.ts'

const UNPROCESSABLE = 422

/**
 * Updates a list. Sends only the changes (API-39), and the title to servers that require it.
 *
 * @param known the current state on the server
 * @throws ApiError
 * @see https://docs.joinmastodon.org/methods/lists/#update
 */
export async function changeList(
  api: ApiClient,
  known: Pick<ListEntity, 'id' | 'title'>,
  change: ListChange,
  options: RequestOptions = {},
): Promise<ListEntity> {
  const { id, title } = known
  if (change.title !== undefined) return api.request(updateList, { id, ...change }, options)
  const isWithoutTitle = (error: ApiError) => error.status === UNPROCESSABLE
  const expects = (error: ApiError) => isWithoutTitle(error) || isExpected(error, options)
  try {
    return await api.request(updateList, { id, ...change }, { ...options, expects })
  } catch (error) {
    if (!(error instanceof ApiError) || !isWithoutTitle(error)) throw error
    return api.request(updateList, { id, title, ...change }, options)
  }
}

const isExpected = (error: ApiError, { expects }: RequestOptions): boolean =>
  typeof expects === 'function' ? expects(error) : error.status === expects
