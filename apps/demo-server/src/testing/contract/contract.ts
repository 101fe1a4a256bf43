import { expect } from 'vitest'
import type { ApiClient, Endpoint, InputOf } from '@colonnade/api-client'
import type { EndpointName } from '@colonnade/api-client/endpoints'
import type { ContractFixture } from './contract-fixture.ts'

/**
 * Checks one endpoint over a real port: its decoded response, its effect (read back with another request), its paging
 * if it has any, and one failing request.
 */
type ContractEntry = (fixture: ContractFixture) => Promise<void>

/** An entry for every endpoint of the client. A missing one does not compile. */
export type Contract = { readonly [Name in EndpointName]: ContractEntry }

/** The entries of one file: one for each handler in the file of the same name in `handlers/`. */
export type ContractOf<Handlers extends Partial<Record<EndpointName, unknown>>> = Pick<
  Contract,
  keyof Handlers & EndpointName
>

/**
 * Expects a list in pages of one item, in this order. Follows the `next` links only, then one `prev` link.
 *
 * @param input requests pages of one item: `limit: 1`
 * @param wanted ids, or the items themselves when they are plain text; at least two
 */
export async function expectPages<E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  input: InputOf<E>,
  wanted: readonly string[],
): Promise<void> {
  const pages = [await api.requestPage(endpoint, input)]
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null) {
    expect(next.startsWith(api.baseUrl)).toBe(true)
    // Stops at a list without end, so that the test does not hang.
    expect(pages.length).toBeLessThanOrEqual(wanted.length)
    pages.push(await api.requestLink(endpoint, next))
  }

  expect(pages.map(({ items }) => items.map(getKey))).toEqual(wanted.map((key) => [key]))
  const back = await api.requestLink(endpoint, pages.at(-1)?.prev ?? '')
  expect(back.items.map(getKey)).toEqual(wanted.slice(-2, -1))
}

function getKey(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : item
}

/** Expects a request to fail with this status and the error format of Mastodon: `{ error }`. */
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
