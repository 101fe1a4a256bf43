import type { RelationshipEntity } from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import { getRelationships } from '../endpoints/accounts.ts'
import type { CallOptions } from '../http/observer.ts'

/** What every server takes in one call. */
const MOST_IDS = 40

/**
 * How the own account stands to others, part by part as servers tell it; whom they do not know is
 * left out. A server that tells the first of several alone is asked for the others again, and for one
 * at a time once that is plain.
 *
 * @throws ApiError; what was told before counts
 * @see API-22
 */
export async function* readRelationships(
  api: ApiClient,
  ids: Iterable<string>,
  options: CallOptions = {},
): AsyncGenerator<readonly RelationshipEntity[], void> {
  const passedOver = new Set<string>()
  let left = [...new Set(ids)]
  while (left.length > 0) {
    const asked = left.slice(0, api.capabilities.has('manyRelationships') ? MOST_IDS : 1)
    const told = await api.call(getRelationships, { id: asked }, options)
    if (told.some(({ id }) => passedOver.has(id))) api.capabilities.note('manyRelationships', false)
    yield told
    const [first, ...others] = asked
    const isFirstAlone = told.length === 1 && told[0]?.id === first
    if (isFirstAlone) for (const id of others) passedOver.add(id)
    left = left.slice(isFirstAlone ? 1 : asked.length)
  }
}
