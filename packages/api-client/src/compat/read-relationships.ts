import type { RelationshipEntity } from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import { getRelationships } from '../endpoints/accounts.ts'
import type { RequestOptions } from '../http/request-observer.ts'

/** The number of ids that every server accepts in one request. */
const MAX_IDS = 40

/**
 * Fetches the relationships to other accounts, in parts as they arrive; unknown accounts are left out. When a server
 * returns only the first of several ids, the others are requested again, and one by one once this is certain.
 *
 * @throws ApiError; earlier parts stay valid
 * @see API-22
 */
export async function* readRelationships(
  api: ApiClient,
  ids: Iterable<string>,
  options: RequestOptions = {},
): AsyncGenerator<readonly RelationshipEntity[], void> {
  const passedOver = new Set<string>()
  let left = [...new Set(ids)]
  while (left.length > 0) {
    const requested = left.slice(0, api.capabilities.has('manyRelationships') ? MAX_IDS : 1)
    const received = await api.request(getRelationships, { id: requested }, options)
    if (received.some(({ id }) => passedOver.has(id)))
      api.capabilities.record('manyRelationships', false)
    yield received
    const [first, ...others] = requested
    const isFirstAlone = received.length === 1 && received[0]?.id === first
    if (isFirstAlone) for (const id of others) passedOver.add(id)
    left = left.slice(isFirstAlone ? 1 : requested.length)
  }
}
