import { expect } from 'vitest'
import type { ApiClient, Endpoint, InputOf } from '@colonnade/api-client'

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
