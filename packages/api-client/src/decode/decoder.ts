import type { Decoder } from '../endpoint.ts'

/** A body that holds nothing usable: not even what the entity cannot be without. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError'

  /** @param entity what was expected, in words @param missing what made it unusable */
  constructor(entity: string, missing: string) {
    super(`${entity}: ${missing}`)
  }
}

/** For calls whose answer says nothing: an empty object, an empty body or a page of text alike. */
export const ignored = (_raw: unknown): undefined => undefined

/**
 * Reads a body that is a list. One broken item is skipped, so that it never costs the others.
 *
 * @throws DecodeError when the body is no list at all
 */
export function listOf<Item>(decode: Decoder<Item>): Decoder<readonly Item[]> {
  return (raw) => {
    if (!Array.isArray(raw)) throw new DecodeError('list', 'the body is not a list')
    const items: Item[] = []
    for (const item of raw) {
      try {
        items.push(decode(item))
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error
      }
    }
    return items
  }
}
