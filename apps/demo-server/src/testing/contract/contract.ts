import { expect } from 'vitest'
import type { ApiClient, Endpoint, InputOf } from '@colonnade/api-client'
import type { EndpointName } from '@colonnade/api-client/endpoints'
import type { Stage } from './stage.ts'

/**
 * What one endpoint promises, proven over a real port: what it answers once decoded, what it changes
 * (read back by another call), how it pages where it does, and one refusal.
 */
type ContractEntry = (stage: Stage) => Promise<void>

/** An entry for every endpoint that the client knows: a missing one does not compile. */
export type Contract = { readonly [Name in EndpointName]: ContractEntry }

/** The entries of one file: one for each handler of the file of the same name in `handlers/`. */
export type ContractOf<Handlers extends Partial<Record<EndpointName, unknown>>> = Pick<
  Contract,
  keyof Handlers & EndpointName
>

/**
 * The list comes one item to a page, in this order, by its `next` links alone, and `prev` leads back.
 *
 * @param input asks for pages of one: `limit: 1`
 * @param wanted ids, or the items themselves where they are plain text; at least two
 */
export async function expectPages<E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  input: InputOf<E>,
  wanted: readonly string[],
): Promise<void> {
  const pages = [await api.page(endpoint, input)]
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null) {
    expect(next.startsWith(api.baseUrl)).toBe(true)
    // A list that never ends must not hold up the run.
    expect(pages.length).toBeLessThanOrEqual(wanted.length)
    pages.push(await api.follow(endpoint, next))
  }

  expect(pages.map(({ items }) => items.map(keyOf))).toEqual(wanted.map((key) => [key]))
  const back = await api.follow(endpoint, pages.at(-1)?.prev ?? '')
  expect(back.items.map(keyOf)).toEqual(wanted.slice(-2, -1))
}

function keyOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : item
}

/** The call is refused with this status, and the body gives its reason as every Mastodon does: `{ error }`. */
export async function expectRefusal(
  call: Promise<unknown>,
  status: 400 | 401 | 403 | 404 | 422,
): Promise<void> {
  await expect(call).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'response',
    status,
    body: { error: expect.stringMatching(/\S/) },
  })
}
