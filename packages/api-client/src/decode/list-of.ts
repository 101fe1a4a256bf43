import type { Decoder } from '../endpoint.ts'
import { DecodeError } from './decode-error.ts'

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
