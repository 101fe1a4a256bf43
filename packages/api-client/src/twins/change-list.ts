import type { ListEntity } from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import { type ListChange, updateList } from '../endpoints/lists.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallOptions } from '../http/observer.ts'

const UNPROCESSABLE = 422

/**
 * Changes a list. What is not changed is not sent (API-39), but for the title to servers that will have one.
 *
 * @param known as the server has it
 * @throws ApiError
 * @see https://docs.joinmastodon.org/methods/lists/#update
 */
export async function changeList(
  api: ApiClient,
  known: Pick<ListEntity, 'id' | 'title'>,
  change: ListChange,
  options: CallOptions = {},
): Promise<ListEntity> {
  const { id, title } = known
  if (change.title !== undefined) return api.call(updateList, { id, ...change }, options)
  const isWithoutTitle = (error: ApiError) => error.status === UNPROCESSABLE
  const expects = (error: ApiError) => isWithoutTitle(error) || isExpected(error, options)
  try {
    return await api.call(updateList, { id, ...change }, { ...options, expects })
  } catch (error) {
    if (!(error instanceof ApiError) || !isWithoutTitle(error)) throw error
    return api.call(updateList, { id, title, ...change }, options)
  }
}

const isExpected = (error: ApiError, { expects }: CallOptions): boolean =>
  typeof expects === 'function' ? expects(error) : error.status === expects
